// Others' turns played back: what happened since this person last looked, beat by beat, while the game itself goes on.

import { missed, stretch } from "../api";
import { movesOf, type ArrowMark } from "../board/arrows";
import { keepSeen, seenOf } from "../seen";
import { TIMES, settings } from "../settings.svelte";
import type { War } from "../war.svelte";
import type { Stretch, Step, View } from "../wire";
import { beatsOf, type Beat, type Told } from "./beats";
import { rolling } from "./rolling.svelte";

const LASTS: Record<Beat["kind"], number> = { move: 750, word: 1200, losses: 1300, fight: 2800 };
/** How many orders are shown at most to somebody who was away for long. */
const MOST = 250;

function toldOf(stretch: Stretch): Told[] {
  let before = stretch.view;
  return stretch.moments.map((moment): Told => {
    const after: View = { ...moment.view, spaces: { ...before.spaces, ...moment.view.spaces } };
    const told = { steps: [moment.step], before, after, battle: moment.battle };
    before = after;
    return told;
  });
}

export class Playback {
  beats = $state.raw<readonly Beat[]>([]);
  at = $state(0);
  paused = $state(false);
  /** Whether it waits for somebody who looks at something else. */
  held = $state(false);
  /** Whether this began with the page, and not while it watched. */
  away = $state(false);

  readonly beat: Beat | null = $derived(this.beats[this.at] ?? null);
  readonly active: boolean = $derived(this.beat !== null);
  /** The last step that is shown; all later ones are still to come. */
  readonly until: number = $derived(this.beat?.steps.at(-1)?.number ?? Infinity);
  readonly arrows: readonly ArrowMark[] = $derived.by(() => {
    const beat = this.beat,
      now = beat?.steps.at(-1);
    if (!beat || now?.phase !== "movement") return [];
    const moves = this.beats
      .slice(0, this.at + 1)
      .flatMap((each) => each.steps)
      .filter((step) => step.round === now.round && step.turn === now.turn && step.phase === "movement");
    return movesOf(moves, new Set(beat.steps.map((step) => step.number)));
  });
  /** The battle that is laid out, with all its steps so far. */
  readonly fight: { space: string; steps: readonly Step[] } | null = $derived.by(() => {
    const beat = this.beat;
    if (!beat || !beat.place || (beat.kind !== "fight" && beat.kind !== "losses")) return null;
    const known = this.war.steps.filter((step) => step.number <= this.until);
    const opened = known.findLastIndex(
      (step) => step.order.type === "Attack" && step.order.space === beat.place,
    );
    const steps = opened < 0 ? beat.steps : known.slice(opened);
    return steps.some((step) => step.volleys?.length) ? { space: beat.place, steps } : null;
  });
  readonly lasts: number = $derived(this.beat ? LASTS[this.beat.kind] / TIMES[settings.speed] : 0);

  #seen: number | null;
  #told = 0;
  #asked = false;

  /** Whether everything is shown as it stands: by choice, or because a lesson says itself what happens. */
  get #straight(): boolean {
    return settings.speed === "skip" || this.war.coaching !== null;
  }

  constructor(private readonly war: War) {
    this.#seen = seenOf(war.id);
  }

  /** Somebody has come, or come back: show what was missed. */
  async welcome(): Promise<void> {
    const now = this.war.moment,
      since = Math.max(this.#told, this.#seen ?? 0);
    const first = this.#seen === null;
    this.#told = Math.max(this.#told, now);
    this.#asked = this.war.question !== null;
    if (first || now <= since || this.#straight) {
      if (!this.active) this.#note(now);
      return;
    }
    const told = await this.#missed(since).catch(() => []); // What cannot be fetched is in the log all the same.
    this.away = !this.active;
    this.#add(told);
  }

  /** What has happened since a step; after a long time only the last of it. */
  async #missed(since: number): Promise<Told[]> {
    let found = await missed(this.war.id, since);
    const game = { kind: "game", id: this.war.id } as const;
    if (found.all - found.orders > MOST) found = await stretch(game, found.all - MOST, MOST);
    const told = toldOf(found);
    for (
      let behind = found.orders + found.moments.length;
      found.moments.length && behind < found.all;
      behind += found.moments.length
    ) {
      found = await stretch(game, behind, MOST);
      told.push(...toldOf(found));
    }
    return told;
  }

  /** Something has happened while the page watched. */
  take(steps: readonly Step[], before: View): void {
    const asked = this.#asked;
    this.#asked = this.war.question !== null;
    const after = this.war.view,
      last = steps.at(-1)?.number ?? 0;
    if (!after || last <= this.#told) return;
    this.#told = last;
    // Whoever is making moves of his own sees the others' at once, and is not interrupted.
    const busy = asked && this.#asked && !this.active;
    if (busy || this.#straight) {
      if (!this.active) this.#note(last);
      return;
    }
    if (!this.active) this.away = document.hidden;
    this.#add([{ steps, before, after, battle: this.war.battle }]);
    if (steps.length > 1 && this.active) void this.#apart(steps[0]?.number ?? 0);
  }

  /** Orders that came together are known only by the board at their end: ask for the board behind each of them. */
  async #apart(first: number): Promise<void> {
    const told = await this.#missed(first - 1).catch(() => []); // What cannot be fetched is shown by arrows all the same.
    const behind = new Map(told.map((each) => [each.steps[0]?.number, each]));
    this.beats = this.beats.map((beat) => {
      const found = behind.get(beat.steps.at(-1)?.number);
      return found ? { ...beat, view: found.after, battle: found.battle } : beat;
    });
  }

  #add(told: readonly Told[]): void {
    const first = told[0]?.steps[0]?.number ?? 0;
    const opened =
      this.war.steps.findLast((step) => step.number < first && step.order.type === "Attack") ?? null;
    // What a computer did in one's place is news as well.
    const own = (this.war.game?.seats ?? [])
      .filter((seat) => this.war.seats.includes(seat.number) && !seat.stand_in)
      .flatMap((seat) => seat.powers);
    const beats = beatsOf(told, own, opened);
    if (!beats.length) {
      if (!this.active) this.#note(this.#told);
      return;
    }
    if (this.active) this.beats = [...this.beats, ...beats];
    else {
      this.beats = beats;
      this.at = 0;
      this.paused = false;
    }
  }

  next(): void {
    const shown = this.until;
    this.at += 1;
    this.#note(this.active ? shown : Math.max(this.#told, shown));
    if (!this.active) this.paused = false;
  }

  back(): void {
    this.paused = true;
    this.at = Math.max(0, this.at - 1);
  }

  /** To the game as it stands now. */
  skip(): void {
    this.at = this.beats.length;
    this.paused = false;
    this.#note(this.#told);
  }

  /** Once more from the beginning. */
  again(): void {
    this.paused = false;
    this.at = 0;
  }

  /** Space holds it, Enter goes on, Esc puts a battle away or skips all; true if the key was meant for this. */
  key(event: KeyboardEvent): boolean {
    if ((event.target as HTMLElement).closest("button, a") && event.key !== "Escape") return false;
    switch (event.key) {
      case " ":
        if (rolling.now) rolling.end();
        else this.paused = !this.paused;
        break;
      case "Enter":
        this.next();
        break;
      case "Escape":
        if (this.fight) this.next();
        else this.skip();
        break;
      default:
        return false;
    }
    event.preventDefault();
    return true;
  }

  #note(step: number): void {
    if (step <= (this.#seen ?? -1)) return;
    this.#seen = step;
    keepSeen(this.war.id, step);
  }
}
