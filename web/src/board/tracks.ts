// The way of an arrow over the board: from counters to counters, on none of them, with its number where there is room.

import type { Atlas, Box, Point, SpaceShape } from "../geometry";

export interface Track {
  body: string;
  head: string;
  /** Where the number stands. */
  number: Point;
}

/** What of the board is covered: by counters, space by space, and by the numbers of other arrows. */
export interface Room {
  atlas: Atlas;
  covered: ReadonlyMap<string, readonly Box[]>;
  /** The spots at which arrows begin or end. */
  taken: Set<Point>;
  numbers: Point[];
}

/** All in points of the pen: how long a head is, how far it stays away from counters, how short an arrow may be, how large a number is. */
const HEAD = 19,
  GAP = 5,
  SHORTEST = 34,
  NUMBER = 11.5;
const SAMPLES = 72;

/** The track of a move, drawn with a pen of some size; nothing if it leads nowhere. */
export function trackOf(route: readonly string[], pen: number, room: Room): Track | null {
  const shapes = route.flatMap((name) => room.atlas.spaces.get(name) ?? []);
  const stops = shapes.map((shape, at): Point =>
    at === 0
      ? spotOf(shape, shapes[1], room.taken)
      : at === shapes.length - 1
        ? spotOf(shape, shapes[at - 1], room.taken)
        : [shape.centre[0], shape.centre[1]],
  );
  if (stops.length < 2) return null;
  const way = trimmed(
    curved(stops),
    room.covered.get(route[0] ?? "") ?? [],
    room.covered.get(route.at(-1) ?? "") ?? [],
    pen,
  );
  const to = way.at(-1) as Point;
  const neck = at(way, lengthOf(way) - 13 * pen);
  const angle = Math.atan2(to[1] - neck[1], to[0] - neck[0]),
    cos = Math.cos(angle),
    sin = Math.sin(angle);
  const corner = (u: number, v: number): string =>
    `${to[0] + (u * cos - v * sin) * pen},${to[1] + (u * sin + v * cos) * pen}`;
  const shaft = cut(way, lengthOf(way) - 13 * pen);
  const number = numberOf(way, pen, room);
  room.numbers.push(number);
  return {
    body: `M${shaft.map((point) => point.map((each) => each.toFixed(1)).join(" ")).join("L")}`,
    head: [corner(0, 0), corner(-HEAD, -9.5), corner(-14.5, 0), corner(-HEAD, 9.5)].join(" "),
    number,
  };
}

/** An arrow runs from counter to counter and leaves the names alone; where one begins, no other ends. */
function spotOf(shape: SpaceShape, other: SpaceShape | undefined, taken: Set<Point>): Point {
  const [x, y] = other?.centre ?? shape.centre;
  const far = ([a, b]: Point): number => (a - x) ** 2 + (b - y) ** 2;
  const spots = shape.counters.slice(0, 4),
    free = spots.filter((spot) => !taken.has(spot));
  const [found = [shape.centre[0], shape.centre[1]] as const] = (free.length ? free : spots).sort(
    (a, b) => far(a) - far(b),
  );
  taken.add(found);
  return found;
}

/** Points along the way: a bow between two stops, or a line that is rounded at those between. */
function curved(stops: readonly Point[]): Point[] {
  const first = stops[0] as Point,
    last = stops.at(-1) as Point;
  const bends = stops.length > 2 ? stops.slice(1, -1) : [bent(first, last)];
  const found: Point[] = [];
  let from = first;
  bends.forEach((bend, n) => {
    const next = bends[n + 1],
      to = next ? half(bend, next) : last;
    for (let i = 0; i <= SAMPLES; i += 1) {
      const t = i / SAMPLES,
        mix = (axis: 0 | 1): number =>
          (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * bend[axis] + t * t * to[axis];
      found.push([mix(0), mix(1)]);
    }
    from = to;
  });
  return found;
}

/** The part of a way that lies on no counter at either end; some of it in any case, where they stand close together. */
function trimmed(
  way: readonly Point[],
  behind: readonly Box[],
  before: readonly Box[],
  pen: number,
): Point[] {
  let first = way.findLastIndex((point, n) => n < way.length * 0.7 && touches(point, behind, GAP * pen)) + 1;
  const met = way.findIndex(
    (point, n) => n > first && n > way.length * 0.3 && touches(point, before, GAP * pen),
  );
  let last = met < 0 ? way.length - 1 : met - 1;
  while ((first > 0 || last < way.length - 1) && lengthOf(way.slice(first, last + 1)) < SHORTEST * pen) {
    first = Math.max(0, first - 1);
    last = Math.min(way.length - 1, last + 1);
  }
  return way.slice(first, last + 1);
}

/** Where along a way a number covers no counter and no other number: as near to its middle as can be, or a little beside it. */
function numberOf(way: readonly Point[], pen: number, { covered, numbers }: Room): Point {
  const long = lengthOf(way),
    room = Math.max(0, long - HEAD * pen);
  const boxes = [...covered.values()].flat();
  const size = NUMBER * pen;
  const isFree = (point: Point): boolean =>
    !touches(point, boxes, size)
    && numbers.every((other) => Math.hypot(other[0] - point[0], other[1] - point[1]) > 2 * size);
  const along = [0.5, 0.42, 0.58, 0.34, 0.66, 0.25, 0.75, 0.15, 0.85, 0.05, 0.95].map((part) =>
    at(way, part * room),
  );
  const found = along.find(isFree);
  if (found) return found;
  const [a, b] = [way[0] as Point, way.at(-1) as Point],
    middle = along[0] as Point;
  const span = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const beside = [1.4, -1.4, 2.2, -2.2, 3, -3].map((by): Point => [
    middle[0] - ((b[1] - a[1]) / span) * by * size,
    middle[1] + ((b[0] - a[0]) / span) * by * size,
  ]);
  return beside.find(isFree) ?? middle;
}

const touches = ([x, y]: Point, boxes: readonly Box[], near: number): boolean =>
  boxes.some(
    ({ left, right, top, bottom }) =>
      x > left - near && x < right + near && y > top - near && y < bottom + near,
  );

function lengthOf(way: readonly Point[]): number {
  let long = 0;
  for (let n = 1; n < way.length; n += 1) long += gap(way[n - 1] as Point, way[n] as Point);
  return long;
}

/** The beginning of a way, so long. */
function cut(way: readonly Point[], long: number): Point[] {
  const kept = [way[0] as Point];
  for (let n = 1, gone = 0; n < way.length; n += 1) {
    const step = gap(way[n - 1] as Point, way[n] as Point);
    if (gone + step >= long)
      return [
        ...kept,
        between(way[n - 1] as Point, way[n] as Point, step ? Math.max(0, (long - gone) / step) : 0),
      ];
    gone += step;
    kept.push(way[n] as Point);
  }
  return kept;
}

const at = (way: readonly Point[], long: number): Point => cut(way, long).at(-1) as Point;
const gap = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);
const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];
const half = (a: Point, b: Point): Point => between(a, b, 0.5);
const bent = (a: Point, b: Point): Point => [
  (a[0] + b[0]) / 2 - (b[1] - a[1]) * 0.18,
  (a[1] + b[1]) / 2 + (b[0] - a[0]) * 0.18,
];
