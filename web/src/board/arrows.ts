// Moves that have been made, as the arrows that are drawn of them.

import type { Item, Power, Step } from "../wire";

/** A move that has been made, drawn with the pencil. */
export interface ArrowMark {
  key: string;
  route: readonly string[];
  units: readonly Item[];
  tone: "" | "landing" | "wrong" | "theirs";
  /** Whose move it is, for one that is not the player's own. */
  power?: Power;
  /** Drawn as if by a hand: the move that is being shown now. */
  fresh?: boolean;
}

/** The moves among some orders, as arrows of those who made them. */
export const movesOf = (steps: readonly Step[], fresh: ReadonlySet<number> = new Set()): ArrowMark[] =>
  steps.flatMap(({ number, power, order }): ArrowMark[] => {
    const mark = { key: String(number), power, tone: "theirs" as const, fresh: fresh.has(number) };
    switch (order.type) {
      case "Move":
      case "Rail":
        return [{ ...mark, route: order.route, units: order.units }];
      case "Load":
        return [{ ...mark, route: [order.territory, order.zone], units: order.units }];
      case "Offload":
        return [{ ...mark, route: [order.zone, order.territory], units: order.units }];
      default:
        return [];
    }
  });

/** Moves by the same way drawn as one, with all their units. */
export function together(marks: readonly ArrowMark[]): ArrowMark[] {
  const found = new Map<string, ArrowMark>();
  for (const mark of marks) {
    const way = [...mark.route, mark.tone, mark.power ?? ""].join();
    const known = found.get(way);
    found.set(way, known ? { ...known, units: [...known.units, ...mark.units] } : mark);
  }
  return [...found.values()];
}
