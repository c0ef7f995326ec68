// The names on the map in the language that is spoken. The map gives each name its place in English; a longer one is
// broken into lines, set smaller, or spreads over its land where nothing stands in the way.

import type { Atlas, Label, Point, SpaceShape } from "../geometry";

/** What a name is fitted with: how wide a line is in letters of one point, and whether a point lies in the land. */
export interface Ruler {
  width: (line: string) => number;
  inside: (shape: SpaceShape, x: number, y: number) => boolean;
}

const SMALLEST = 8;
const SOFT = "\u00ad";
/** A last line takes a little less than its size. */
const highOf = (size: number, lines: number): number => size * (lines - 0.12);
/** The radius of the disc with what a place is worth, and the gap before it. */
const DISC = 8,
  GAP = 3;

/** The board with its names, as `nameOf` says them. */
export function labelled(atlas: Atlas, nameOf: (space: string) => string, ruler: Ruler): Atlas {
  const spaces = new Map(
    [...atlas.spaces].map(([name, shape]): [string, SpaceShape] => {
      const spoken = nameOf(name);
      const kept = shape.sea || spoken === name;
      return [name, kept ? shape : { ...shape, label: fitted(shape, spoken, ruler) }];
    }),
  );
  return {
    ...atlas,
    spaces,
    lands: atlas.lands.map((shape) => spaces.get(shape.name) ?? shape),
    zones: atlas.zones.map((shape) => spaces.get(shape.name) ?? shape),
  };
}

/** The largest letters in which a name finds room. */
export function fitted(shape: SpaceShape, name: string, ruler: Ruler): Label {
  const ways = broken(name).map((lines) => ({ lines, width: Math.max(...lines.map(ruler.width)) }));
  for (let size = shape.label.size; size >= SMALLEST; size -= 1)
    for (const { lines, width } of ways) {
      const label = placed(shape, lines, size, width * size, ruler);
      if (label) return label;
    }
  const { lines, width } = ways.reduce((best, way) => (way.width < best.width ? way : best));
  return { ...shape.label, lines, size: SMALLEST, box: [width * SMALLEST, highOf(SMALLEST, lines.length)] };
}

/** A name in one line, then in more: broken behind spaces, hyphens, and where a soft hyphen allows it. */
export function broken(name: string): string[][] {
  const parts = name.match(/[^\s\-\u00ad]+[\s\-\u00ad]?/g) ?? [name];
  const ways: string[][][] = [[]];
  for (const part of parts)
    for (const way of ways.splice(0))
      ways.push(
        [...way, [part]],
        ...(way.length ? [[...way.slice(0, -1), [...(way.at(-1) ?? []), part]]] : []),
      );
  return ways
    .map((way) => way.map(written))
    .filter((lines) => lines.length < 4)
    .sort((a, b) => a.length - b.length);
}

const written = (parts: readonly string[]): string =>
  parts
    .join("")
    .trim()
    .replace(/\u00ad$/, "-")
    .replaceAll(SOFT, "");

/** The label where a name of this size has room: in the place of the English one, or in its land. */
function placed(
  shape: SpaceShape,
  lines: readonly string[],
  size: number,
  wide: number,
  ruler: Ruler,
): Label | null {
  const { label } = shape;
  const high = highOf(size, lines.length);
  const made = { ...label, lines, size, box: [wide, high] as const };
  if (wide <= label.box[0] && high <= label.box[1]) return made;
  const value = label.value ? beside(label, label.value, wide, high) : null;
  const [x, y] = label.at;
  const edges: Point[] = [-1, -0.5, 0, 0.5, 1].flatMap((across): Point[] => [
    [x + (across * wide) / 2, y - high / 2],
    [x + (across * wide) / 2, y + high / 2],
  ]);
  const rims: Point[] = value ? [-DISC, DISC].map((by): Point => [value[0] + by, value[1]]) : [];
  const isFree = shape.counters.slice(0, 3).every((spot) => {
    const far = (at: Point, across: number, down: number): boolean =>
      Math.abs(spot[0] - at[0]) >= across + shape.side / 2
      || Math.abs(spot[1] - at[1]) >= down + shape.side / 2;
    return far(label.at, wide / 2, high / 2) && (!value || far(value, DISC, DISC));
  });
  return isFree && [...edges, ...rims].every(([a, b]) => ruler.inside(shape, a, b))
    ? { ...made, value }
    : null;
}

/** Where the disc stands beside a name of this size: on the side on which it stood. */
function beside({ at: [x, y], box }: Label, [a, b]: Point, wide: number, high: number): Point {
  return Math.abs(a - x) > box[0] / 2
    ? [x + Math.sign(a - x) * Math.max(Math.abs(a - x), wide / 2 + GAP + DISC), b]
    : [a, y + Math.sign(b - y) * Math.max(Math.abs(b - y), high / 2 + GAP + DISC)];
}

const FONT = '"Alegreya SC", serif';
const PATTERN = 100;

/** A ruler with the letters that the map is printed in. */
export function ruler(): Ruler {
  const brush = document.createElement("canvas").getContext("2d");
  if (brush) brush.font = `700 ${PATTERN}px ${FONT}`;
  return {
    width: (line) => (brush ? brush.measureText(line).width / PATTERN : 0),
    inside: (shape, x, y) => brush?.isPointInPath(shape.path, x, y, "evenodd") ?? false,
  };
}
