// The guide through one lesson: which step is shown, what it points at, and what is answered to a wrong try.

import * as api from "../api";
import type { War } from "../war.svelte";
import type { LessonInfo, LessonStep, Message } from "../wire";
import { notebook } from "./learnt.svelte";

const TEACHER = new Set(["lesson", "lesson-over"]);

export class Guide {
  course = $state.raw<readonly LessonInfo[]>([]);
  /** The step that is shown, from 0 on. */
  at = $state(0);
  /** What the teacher says to an order that does not lead on. */
  remark = $state.raw<Message | null>(null);
  hinted = $state(false);
  folded = $state(false);

  readonly lesson: LessonInfo | null = $derived.by(
    () => this.course.find((each) => each.id === this.war.coaching?.lesson) ?? null,
  );
  readonly number: number = $derived(this.lesson ? this.course.indexOf(this.lesson) + 1 : 0);
  readonly next: LessonInfo | null = $derived(this.course[this.number] ?? null);
  readonly over: boolean = $derived.by(() => this.war.coaching?.over ?? false);
  /** The first step that comes after what is done, and the last that can be shown. */
  readonly base: number = $derived.by(() => {
    const tasks = this.#tasks,
      done = this.war.coaching?.done ?? 0;
    return done ? Math.min((tasks[done - 1] ?? -1) + 1, this.#last) : 0;
  });
  readonly limit: number = $derived.by(() =>
    this.over ? this.#last : (this.#tasks[this.war.coaching?.done ?? 0] ?? this.#last),
  );
  readonly step: LessonStep | null = $derived(this.lesson?.steps[this.at] ?? null);
  /** Whether the step that is shown asks for something that is still to be done. */
  readonly asks: boolean = $derived(!!this.step?.task && this.at === this.limit && !this.over);
  readonly isLast: boolean = $derived(this.over && this.at === this.#last);
  readonly spaces: readonly string[] = $derived(this.step?.spaces ?? []);
  readonly look: readonly string[] = $derived(this.step?.look ?? []);

  #game: string;
  #done = -1;
  #heard = 0;

  constructor(private readonly war: War) {
    this.#game = war.id;
  }

  get #tasks(): number[] {
    return (this.lesson?.steps ?? []).flatMap((step, at) => (step.task ? [at] : []));
  }

  get #last(): number {
    return (this.lesson?.steps.length ?? 1) - 1;
  }

  async open(): Promise<void> {
    const found = await api.lessons().catch(() => null);
    this.course = found?.lessons ?? [];
    const id = this.war.coaching?.lesson ?? "";
    this.#done = this.war.coaching?.done ?? 0;
    this.#heard = this.war.steps.length;
    this.at = Math.min(this.limit, Math.max(this.base, notebook.stepOf(id, this.#game)));
  }

  /** Follow the game: forwards when something was done, back when it was taken back. */
  follow(done: number): void {
    if (!this.lesson || done === this.#done) return;
    this.show(done > this.#done ? this.base : this.limit);
    this.#done = done;
    this.#heard = this.war.steps.length;
    if (this.over) notebook.finish(this.lesson.id, this.#game);
  }

  /** An order was taken that does not complete the step: perhaps a part of it, perhaps a mistake. */
  hear(): void {
    const news = this.war.steps
      .slice(this.#heard)
      .filter((step) => step.power === this.lesson?.power && step.order.type !== "Undo");
    this.#heard = this.war.steps.length;
    if (news.length && this.asks) this.hinted = true;
  }

  /** What the teacher has refused is said here, in his own words, and not as an error. */
  answer(): void {
    const [problem] = this.war.refused;
    if (!problem) return;
    this.hinted = this.asks;
    if (!TEACHER.has(problem.code)) return;
    this.remark = problem.message;
    this.folded = false;
    this.war.refused = [];
  }

  /** A remark belongs to the order that it answers: the next order that is accepted ends it. */
  forget(): void {
    this.remark = null;
  }

  show(at: number): void {
    this.at = Math.max(0, Math.min(this.limit, at));
    this.remark = null;
    this.hinted = false;
    this.folded = false;
    if (this.lesson) notebook.reach(this.lesson.id, this.#game, this.at);
  }
}
