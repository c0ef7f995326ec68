// Where the word or the badge of a lit place stands: beside its name, and on as little of its counters as can be.

import type { Point, SpaceShape } from "../geometry";

/** A rectangle by its middle and its halves. */
export type Patch = readonly [x: number, y: number, wide: number, high: number];

/** The radius of the disc with what a place is worth. */
const COIN = 9;

const shared = (one: Patch, other: Patch): number => {
  const across =
    Math.min(one[0] + one[2], other[0] + other[2]) - Math.max(one[0] - one[2], other[0] - other[2]);
  const down =
    Math.min(one[1] + one[3], other[1] + other[3]) - Math.max(one[1] - one[3], other[1] - other[3]);
  return across > 0 && down > 0 ? across * down : 0;
};

/** The middle of a tip of this size, in units of the board, in a place with so many counters, where other tips stand already. */
export function tipAt(
  shape: SpaceShape,
  counters: number,
  wide: number,
  high: number,
  kind: "words" | "badge",
  others: readonly Patch[],
): Point {
  const {
    at: [x, y],
    box: [across, down],
    value,
  } = shape.label;
  const spots = shape.counters.slice(0, counters),
    half = shape.side / 2;
  const name: Patch = [x, y, across / 2, down / 2];
  const taken: Patch[] = [
    name,
    ...others,
    ...spots.map(([a, b]): Patch => [a, b, half, half]),
    ...(value ? [[value[0], value[1], COIN, COIN] as const] : []),
  ];
  const foot = Math.max(y + down / 2, value && Math.abs(value[0] - x) < across / 2 ? value[1] + COIN : 0);
  const side = Math.max(x + across / 2, value && Math.abs(value[1] - y) < down ? value[0] + COIN : 0);
  const ends = (pick: (...values: number[]) => number): number => pick(...spots.map((spot) => spot[1]));
  const middle = spots.length ? spots.reduce((sum, spot) => sum + spot[0], 0) / spots.length : x;
  const places: Point[] = [
    ...(kind === "badge"
      ? ([
          [x - across / 2 - wide / 2 - 1, y],
          [side + wide / 2 + 1, y],
        ] as const)
      : []),
    ...[0, wide / 5, -wide / 5].flatMap((by): Point[] => [
      [x + by, y - down / 2 - high / 2 + 1],
      [x + by, foot + high / 2 + 1],
    ]),
    ...(spots.length
      ? ([
          [middle, ends(Math.min) - half - high / 2 - 1],
          [middle, ends(Math.max) + half + high / 2 + 1],
        ] as const)
      : []),
  ];
  // Farther away it would seem to speak of a neighbour.
  const cost = ([a, b]: Point): number =>
    taken.reduce((sum, patch) => sum + shared([a, b, wide / 2, high / 2], patch), 0)
    + (kind === "words" ? 2 * Math.hypot((a - x) / 2, b - y) : 0);
  return places.reduce((best, place) => (cost(place) < cost(best) - 1 ? place : best));
}
