// What this browser remembers of the lessons: which are learnt, and which game each was begun in.

import { forgetSecrets } from "../secrets";

interface Learnt {
  done?: boolean;
  /** The game in which the lesson is under way, and the step that was shown last. */
  game?: string;
  at?: number;
}

const KEY = "lessons";

function kept(): Record<string, Learnt> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Learnt>;
  } catch {
    return {};
  }
}

class Notebook {
  #pages = $state<Record<string, Learnt>>(kept());

  isDone = (lesson: string): boolean => this.#pages[lesson]?.done ?? false;
  gameOf = (lesson: string): string | null => this.#pages[lesson]?.game ?? null;

  /** The step that was shown last in a game, if it is the one that the lesson is under way in. */
  stepOf(lesson: string, game: string): number {
    const page = this.#pages[lesson];
    return page?.game === game ? (page.at ?? 0) : 0;
  }

  begin(lesson: string, game: string): void {
    const before = this.gameOf(lesson);
    if (before && before !== game) forgetSecrets(before);
    this.#write(lesson, { ...this.#pages[lesson], game, at: 0 });
  }

  reach(lesson: string, game: string, at: number): void {
    if (this.gameOf(lesson) === game) this.#write(lesson, { ...this.#pages[lesson], at });
  }

  /** A lesson is learnt, and stays so however often it is repeated. */
  finish(lesson: string, game: string): void {
    const { game: under, at, ...rest } = this.#pages[lesson] ?? {};
    this.#write(
      lesson,
      under && under !== game ? { ...rest, game: under, at: at ?? 0, done: true } : { ...rest, done: true },
    );
  }

  /** The game of a lesson is no longer there: it can only be begun again. */
  leave(lesson: string): void {
    const { done = false } = this.#pages[lesson] ?? {};
    this.#write(lesson, { done });
  }

  forget(): void {
    for (const lesson of Object.keys(this.#pages)) {
      const game = this.gameOf(lesson);
      if (game) forgetSecrets(game);
    }
    this.#pages = {};
    this.#save();
  }

  #write(lesson: string, page: Learnt): void {
    this.#pages = { ...this.#pages, [lesson]: page };
    this.#save();
  }

  #save(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#pages));
    } catch {
      // A browser that keeps nothing still teaches.
    }
  }
}

export const notebook = new Notebook();
