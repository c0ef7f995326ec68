// Time as a review draws it: every turn is equally wide, whatever was ordered in it.

import type { Charted, Mark, Power, Review, Side } from "../wire";

export interface Turn {
  round: number;
  turn: Power | Side;
  from: number;
  to: number;
  /** What was destroyed in it, in IPCs. */
  lost: number;
}

export function turnsOf({ marks, charts }: Pick<Review, "marks" | "charts">): Turn[] {
  const last = marks.length;
  const begun = charts.filter((chart, n) => n === 0 || chart.orders < last);
  return begun.map((chart, n): Turn => {
    const from = chart.orders,
      to = begun[n + 1]?.orders ?? last;
    return { round: chart.round, turn: chart.turn, from, to, lost: sum(marks.slice(from, to)) };
  });
}
const sum = (marks: readonly Mark[]): number => marks.reduce((total, mark) => total + (mark.lost ?? 0), 0);

/** Where a moment stands, counted in turns. */
export function placeOf(turns: readonly Turn[], orders: number): number {
  const at = turns.findLastIndex((turn) => turn.from <= orders);
  const turn = turns[at];
  if (!turn) return 0;
  return at + (turn.to > turn.from ? Math.min(1, (orders - turn.from) / (turn.to - turn.from)) : 0);
}

/** The moment that stands at a place counted in turns. */
export function ordersAt(turns: readonly Turn[], place: number): number {
  const at = Math.max(0, Math.min(turns.length - 1, Math.floor(place)));
  const turn = turns[at];
  return turn ? turn.from + (turn.to - turn.from) * Math.max(0, Math.min(1, place - at)) : 0;
}

/** Where the figures of a chart stand, counted in turns. */
export const chartPlaces = (turns: readonly Turn[], charts: readonly Charted[]): number[] =>
  charts.map((chart) => placeOf(turns, chart.orders));

/** The rounds, and the turn with which each begins. */
export const roundsOf = (turns: readonly Turn[]): { round: number; at: number }[] =>
  turns.flatMap((turn, at) =>
    at === 0 || turns[at - 1]?.round !== turn.round ? [{ round: turn.round, at }] : [],
  );

/** The power whose colour stands for a turn: that of a side is its foremost power's. */
export const colourOf = (turn: Power | Side): Power =>
  turn === "central" ? "germany" : turn === "allies" ? "france" : turn;
