// A game that is looked at again: where one stands in it, and the boards around that moment.

import * as api from "../api";
import { t } from "../text/text.svelte";
import type { Battle, Problem, Review, Step, Stretch, View } from "../wire";

/** The board behind so many orders, and the last of them. */
export interface Frame {
  orders: number;
  view: View;
  step: Step | null;
  battle: Battle | null;
}

export type Unit = "order" | "phase" | "turn" | "round";
export const UNITS: readonly Unit[] = ["order", "phase", "turn", "round"];

/** How many orders a stretch has. */
const LONG = 50;
/** How many stretches are kept. */
const KEPT = 60;
/** How long after the words the board is drawn, in milliseconds: until they are seen. */
const BEHIND = 6;
const WORTH: Record<Unit, number> = { order: 0, phase: 1, turn: 2, round: 3 };

/** The stretch in which a moment is looked up: it begins before it, so that the order that led there is in it. */
const stretchOf = (orders: number): number => Math.max(0, Math.ceil(orders / LONG) - 1);

function framesOf(stretch: Stretch): Frame[] {
  let view = stretch.view;
  const frames: Frame[] = [{ orders: stretch.orders, view, step: null, battle: stretch.battle }];
  stretch.moments.forEach((moment, n) => {
    view = { ...moment.view, spaces: { ...view.spaces, ...moment.view.spaces } };
    frames.push({ orders: stretch.orders + n + 1, view, step: moment.step, battle: moment.battle });
  });
  return frames;
}

export class Reviewing {
  review = $state.raw<Review | null>(null);
  problems = $state.raw<readonly Problem[]>([]);
  /** How many orders lie behind the moment that is shown. */
  at = $state(0);
  /** The same for board and log, which are drawn a frame later, so that the hand is answered at once. */
  settled = $state(0);
  unit = $state<Unit>("order");
  playing = $state(false);
  /** Whether one came here step by step, so that a battle is laid out, or from afar. */
  stepped = $state(false);
  /** Whether the game has gone on since it was fetched. */
  more = $state(false);

  #stretches = $state.raw<ReadonlyMap<number, readonly Frame[]>>(new Map());
  #fetching = false;
  #settling = false;
  #last: Frame | null = null;

  readonly all: number = $derived(this.review?.marks.length ?? 0);
  readonly mark = $derived(this.review?.marks[this.at - 1] ?? null);
  /** The board at this moment, or, until it has come, the last one that was there. */
  readonly frame: Frame | null = $derived.by(() => (this.#last = this.frameAt(this.settled) ?? this.#last));
  /** Moments at which something begins, by what begins. */
  readonly #stops: Record<Unit, readonly number[]> = $derived.by(() => {
    const marks = this.review?.marks ?? [];
    const stops = (unit: Unit): number[] => [
      0,
      ...marks.filter((mark) => mark.begins && WORTH[mark.begins] >= WORTH[unit]).map((mark) => mark.orders),
      ...(marks.length ? [marks.length] : []),
    ];
    return { order: [], phase: stops("phase"), turn: stops("turn"), round: stops("round") };
  });

  constructor(
    readonly source: api.Source,
    at: number | null,
  ) {
    void this.#begin(at);
  }

  async #begin(at: number | null): Promise<void> {
    try {
      this.review = await api.review(this.source);
      this.at = this.settled = Math.min(at ?? 0, this.all);
      await this.#look();
    } catch (reason) {
      this.problems =
        reason instanceof api.Refused ? reason.problems : [api.sentence(t("review-unavailable"))];
    }
  }

  /** Fetch what has happened since. */
  async again(): Promise<void> {
    const wasLast = this.at === this.all;
    this.review = await api.review(this.source);
    this.#stretches = new Map();
    this.more = false;
    if (wasLast) this.at = this.settled = this.all;
    void this.#look();
  }

  frameAt(orders: number): Frame | null {
    const number = stretchOf(orders);
    return this.#stretches.get(number)?.[orders - number * LONG] ?? null;
  }

  /** The steps from one order to another, as far as they are here. */
  steps(from: number, to: number): Step[] {
    const found: Step[] = [];
    for (let orders = Math.max(1, from); orders <= to; orders++) {
      const step = this.frameAt(orders)?.step;
      if (step) found.push(step);
    }
    return found;
  }

  /** Go to a moment from afar. */
  jump(orders: number): void {
    this.stepped = false;
    this.#go(orders);
  }

  #go(orders: number): void {
    this.at = Math.max(0, Math.min(this.all, orders));
    this.#settle();
    void this.#look();
  }

  #settle(): void {
    if (this.#settling) return;
    this.#settling = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        this.#settling = false;
        this.settled = this.at;
      }, BEHIND),
    );
  }

  /** One order, phase, turn or round on or back; false if there is none. */
  step(by: 1 | -1, unit: Unit = this.unit): boolean {
    const to = this.#next(by, unit);
    if (to === null) return false;
    this.stepped = unit === "order";
    this.#go(to);
    return true;
  }

  #next(by: 1 | -1, unit: Unit): number | null {
    if (unit === "order") return this.at + by < 0 || this.at + by > this.all ? null : this.at + by;
    const stops = this.#stops[unit];
    return (by > 0 ? stops.find((stop) => stop > this.at) : stops.findLast((stop) => stop < this.at)) ?? null;
  }

  /** The nearest moment to one that is pointed at, by the unit that is chosen. */
  nearest(orders: number): number {
    if (this.unit === "order") return Math.max(0, Math.min(this.all, Math.round(orders)));
    return this.#stops[this.unit].reduce(
      (best, stop) => (Math.abs(stop - orders) < Math.abs(best - orders) ? stop : best),
      0,
    );
  }

  /** Fetch the boards around this moment: first those that are looked at, then those before and behind. */
  async #look(): Promise<void> {
    if (this.#fetching) return;
    this.#fetching = true;
    try {
      for (let wanted = this.#wanted(); wanted !== null; wanted = this.#wanted()) {
        const frames = framesOf(await api.stretch(this.source, wanted * LONG, LONG));
        const kept = [...this.#stretches].filter(([number]) => number !== wanted).slice(-KEPT);
        this.#stretches = new Map([...kept, [wanted, frames]]);
      }
    } catch (reason) {
      if (reason instanceof api.Refused) this.problems = reason.problems;
    } finally {
      this.#fetching = false;
    }
  }

  #wanted(): number | null {
    const here = stretchOf(this.at),
      last = stretchOf(this.all);
    return (
      [here, here - 1, here + 1].find(
        (number) => number >= 0 && number <= last && !this.#stretches.has(number),
      ) ?? null
    );
  }
}
