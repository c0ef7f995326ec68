// How the board is moved: by which keys, and how it comes from one eye to another.

import type { Eye } from "./printed";

const STEP = 90;
const LASTS = 260;
const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};
const SIZES: Record<string, number> = { "+": 1.4, "=": 1.4, "-": 1 / 1.4 };

/** What a key does to the board: shifts it, changes its size, or shows all of it; nothing if it means something else. */
export function steering(
  event: KeyboardEvent,
): { by: readonly [number, number] } | { size: number } | "all" | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const by = WAYS[event.key],
    size = SIZES[event.key];
  return by ? { by } : size ? { size } : event.key === "0" ? "all" : null;
}

/** Go from one eye to another, fast at first, until `show` says that something else has begun. */
export function travel(from: Eye, to: Eye, show: (eye: Eye, ended: boolean) => boolean): void {
  const begun = performance.now();
  const step = (at: number): void => {
    const t = Math.min(1, (at - begun) / LASTS);
    const mix = (a: number, b: number): number => a + (b - a) * (1 - (1 - t) ** 3);
    if (show({ k: mix(from.k, to.k), x: mix(from.x, to.x), y: mix(from.y, to.y) }, t >= 1) && t < 1)
      requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** A short motion of some sheets by the compositor. */
export class Glide {
  private motions: Animation[] = [];

  /** From where the sheets are seen now to where `place` puts them. */
  start(all: readonly (HTMLElement | undefined)[], place: () => void): void {
    const sheets = all.filter((each) => each !== undefined);
    const from = sheets.map((each) => getComputedStyle(each).transform);
    place();
    this.motions = sheets.map((each, at) =>
      each.animate(
        { transform: [from[at] ?? "none", each.style.transform || "none"] },
        { duration: 180, easing: "cubic-bezier(.2, .8, .3, 1)" },
      ),
    );
  }

  /** A hand that takes hold of the sheets while they glide has them at once. */
  halt(): void {
    this.motions.splice(0).forEach((motion) => motion.cancel());
  }
}
