// A stack that is dragged over the board: taken at one of its counters, carried by mouse, pen or finger, put down on a space.

import type { Kind, Power } from "../wire";

/** The counter by which a stack was taken; without a kind the whole stack is meant. */
export interface Grip {
  space: string;
  power: Power;
  kind: Kind | null;
  damaged: boolean;
  cargo: string;
}

interface Hooks {
  lift: (grip: Grip) => void;
  over: (space: string | null) => void;
  carry: (at: { x: number; y: number } | null) => void;
  drop: (space: string | null) => void;
  /** The hand is at the edge of the board, which follows. */
  edge: (x: number, y: number) => void;
  bounds: () => DOMRect;
}

const FAR_ENOUGH = 6;
const MARGIN = 36;
const PACE = 9;

export const gripAt = (target: EventTarget | null): HTMLElement | SVGElement | null =>
  target instanceof Element ? target.closest<SVGElement>(".grip") : null;

export class Drag {
  #begun: { grip: Grip; id: number; x: number; y: number } | null = null;
  #at: { x: number; y: number } | null = null;
  #frame = 0;
  #ended = 0;

  constructor(private readonly hooks: Hooks) {}

  /** Whether a click belongs to a drag that has just ended. */
  get justEnded(): boolean {
    return performance.now() - this.#ended < 60;
  }

  down = (event: PointerEvent): void => {
    const held = gripAt(event.target);
    const space = held?.closest<SVGElement>("[data-space]")?.dataset.space;
    if (!held || !space || event.button !== 0 || !event.isPrimary) return;
    const { power, kind, damaged, cargo } = held.dataset;
    const grip: Grip = {
      space,
      power: power as Power,
      kind: (kind as Kind | undefined) ?? null,
      damaged: damaged === "true",
      cargo: cargo ?? "",
    };
    this.#begun = { grip, id: event.pointerId, x: event.clientX, y: event.clientY };
    addEventListener("pointermove", this.#move);
    addEventListener("pointerup", this.#up);
    addEventListener("pointercancel", this.cancel);
    addEventListener("keydown", this.#key, true);
  };

  /** Put it back where it was. */
  cancel = (): void => {
    if (this.#at) {
      this.#ended = performance.now();
      this.hooks.drop(null);
    }
    this.#forget();
  };

  #move = (event: PointerEvent): void => {
    const begun = this.#begun;
    if (!begun || event.pointerId !== begun.id) return;
    const { clientX: x, clientY: y } = event;
    if (!this.#at) {
      if (Math.hypot(x - begun.x, y - begun.y) < FAR_ENOUGH) return;
      this.hooks.lift(begun.grip);
      this.#frame = requestAnimationFrame(this.#follow);
    }
    this.#at = { x, y };
    this.hooks.carry(this.#at);
    this.hooks.over(this.#spaceAt(x, y));
  };

  #up = (event: PointerEvent): void => {
    const begun = this.#begun;
    if (!begun || event.pointerId !== begun.id) return;
    if (this.#at) {
      this.#ended = performance.now();
      const space = this.#spaceAt(event.clientX, event.clientY);
      this.hooks.drop(space === begun.grip.space ? null : space);
    }
    this.#forget();
  };

  #key = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !this.#at) return;
    event.stopPropagation();
    this.cancel();
  };

  #follow = (): void => {
    if (!this.#at) return;
    const { left, right, top, bottom } = this.hooks.bounds(),
      { x, y } = this.#at;
    const by = (low: number, high: number, at: number): number =>
      at < low + MARGIN && at > low - MARGIN ? PACE : at > high - MARGIN && at < high + MARGIN ? -PACE : 0;
    const dx = by(left, right, x),
      dy = by(top, bottom, y);
    if (dx || dy) this.hooks.edge(dx, dy);
    this.#frame = requestAnimationFrame(this.#follow);
  };

  #spaceAt(x: number, y: number): string | null {
    return document.elementFromPoint(x, y)?.closest<SVGElement>(".live [data-space]")?.dataset.space ?? null;
  }

  #forget(): void {
    this.#begun = this.#at = null;
    cancelAnimationFrame(this.#frame);
    this.hooks.carry(null);
    removeEventListener("pointermove", this.#move);
    removeEventListener("pointerup", this.#up);
    removeEventListener("pointercancel", this.cancel);
    removeEventListener("keydown", this.#key, true);
  }
}
