// The picture of the board (`map.json`), unpacked into shapes that a canvas and an SVG can draw.

import { isSea } from "./words";

const MAP = "/api/map";

export type Point = readonly [number, number];
type Ring = readonly number[];
type Shape = readonly (readonly Ring[])[];
export type Box = { left: number; top: number; right: number; bottom: number };

export interface Label {
  at: Point;
  box: Point;
  size: number;
  lines: readonly string[];
  value?: Point | null;
}

interface PackedSpace {
  shape: Shape;
  label: Label;
  centre: readonly [number, number, number];
  side: number;
  counters: readonly Point[];
  outline?: string;
}

interface PackedMap {
  credit: string;
  size: Point;
  arcs: readonly string[];
  spaces: Record<string, PackedSpace>;
  impassable: Record<string, { shape: Shape; label?: Label | null }>;
  scenery: { shape: Shape };
  bases: readonly { territory: string; zone: string; anchor: Point; mines: Point }[];
  capitals: Record<string, Point>;
  canal: string;
  title: readonly [number, number, number, number];
  rose: readonly [number, number, number];
  lakes: readonly string[];
  rivers: readonly { rank: number; line: string }[];
  graticule: readonly string[];
  hachures: readonly { weight: number; strokes: string }[];
}

/** A line with the names of what lies on either side; scenery is "". */
export interface Arc {
  path: Path2D;
  box: Box;
  sides: string[];
}

export interface Drawn {
  path: Path2D;
  box: Box;
}

export interface SpaceShape extends Drawn {
  name: string;
  sea: boolean;
  data: string;
  label: Label;
  centre: readonly [number, number, number];
  side: number;
  counters: readonly Point[];
  outline: string;
}

export interface Atlas {
  width: number;
  height: number;
  credit: string;
  spaces: Map<string, SpaceShape>;
  lands: SpaceShape[];
  zones: SpaceShape[];
  arcs: Arc[];
  coast: Arc[];
  between: Arc[];
  inland: Arc[];
  outlines: Drawn[];
  impassable: (Drawn & { name: string; label: Label | null })[];
  scenery: Path2D;
  bases: PackedMap["bases"];
  capitals: Record<string, Point>;
  canal: Path2D;
  title: PackedMap["title"];
  rose: PackedMap["rose"];
  lakes: Path2D;
  rivers: readonly { width: number; path: Path2D }[];
  graticule: Path2D;
  hachures: readonly { weight: number; path: Path2D }[];
}

const UNIT = 10;

function unpacked(text: string): Point[] {
  const points: [number, number][] = [];
  let number = 0,
    shift = 0,
    x = 0,
    y = 0,
    across = true;
  for (let i = 0; i < text.length; i++) {
    const bits = text.charCodeAt(i) - 63;
    number |= (bits & 31) << shift;
    shift += 5;
    if (bits < 32) {
      const step = number & 1 ? ~(number >> 1) : number >> 1;
      if (across) x += step;
      else {
        y += step;
        points.push([x / UNIT, y / UNIT]);
      }
      across = !across;
      number = shift = 0;
    }
  }
  return points;
}

const written = ([x, y]: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
const line = (points: readonly Point[]): string => (points.length ? `M${points.map(written).join("L")}` : "");

function boxOf(points: Iterable<Point>): Box {
  let left = Infinity,
    top = Infinity,
    right = -Infinity,
    bottom = -Infinity;
  for (const [x, y] of points) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { left, top, right, bottom };
}

const RIVERS: Record<number, number> = { 1: 1.5, 2: 1.1, 3: 0.8 };

function unfold(map: PackedMap): Atlas {
  const arcs = map.arcs.map(unpacked);
  const sides: string[][] = arcs.map(() => []);
  const ring = (numbers: Ring): Point[] => {
    const points: Point[] = [];
    for (const number of numbers) {
      const arc = number >= 0 ? arcs[number] : [...(arcs[~number] ?? [])].reverse();
      if (arc) for (const point of points.length ? arc.slice(1) : arc) points.push(point);
    }
    return points;
  };
  const outlined = (shape: Shape, name: string): { data: string; box: Box } => {
    const rings = shape.flatMap((piece) => piece.map(ring));
    for (const piece of shape)
      for (const numbers of piece) for (const n of numbers) sides[n >= 0 ? n : ~n]?.push(name);
    return {
      data: rings.map((points) => `${line(points.slice(0, -1))}Z`).join(""),
      box: boxOf(rings.flat()),
    };
  };

  const spaces = new Map<string, SpaceShape>();
  for (const [name, packed] of Object.entries(map.spaces)) {
    const { data, box } = outlined(packed.shape, name);
    const outline = packed.outline ? `${line(unpacked(packed.outline))}Z` : "";
    spaces.set(name, {
      name,
      data,
      box,
      outline,
      sea: isSea(name),
      path: new Path2D(data),
      label: packed.label,
      centre: packed.centre,
      side: packed.side,
      counters: packed.counters,
    });
  }
  const impassable = Object.entries(map.impassable).map(([name, land]) => {
    const { data, box } = outlined(land.shape, name);
    return { name, box, path: new Path2D(data), label: land.label ?? null };
  });
  const scenery = new Path2D(outlined(map.scenery.shape, "").data);
  const drawn = arcs.map((points, i): Arc => ({
    path: new Path2D(line(points)),
    box: boxOf(points),
    sides: sides[i] ?? [],
  }));
  const wet = (name: string | undefined): boolean => name !== undefined && isSea(name);
  const two = drawn.filter((arc) => arc.sides.length === 2 && arc.sides[0] !== arc.sides[1]);
  const all = [...spaces.values()];
  const closed = (packed: readonly string[]): Path2D =>
    new Path2D(packed.map((text) => `${line(unpacked(text))}Z`).join(""));
  return {
    width: map.size[0],
    height: map.size[1],
    credit: map.credit,
    spaces,
    impassable,
    scenery,
    arcs: drawn,
    lands: all.filter((space) => !space.sea),
    zones: all.filter((space) => space.sea),
    coast: two.filter(({ sides: [one, other] }) => wet(one) !== wet(other)),
    between: two.filter(({ sides: [one, other] }) => wet(one) && wet(other)),
    inland: two.filter(({ sides: [one, other] }) => !wet(one) && !wet(other)),
    outlines: all
      .filter((space) => space.outline)
      .map((space) => ({ path: new Path2D(space.outline), box: space.box })),
    bases: map.bases,
    capitals: map.capitals,
    title: map.title,
    rose: map.rose,
    canal: new Path2D(line(unpacked(map.canal))),
    lakes: closed(map.lakes),
    rivers: [1, 2, 3].map((rank) => ({
      width: RIVERS[rank] ?? 1,
      path: new Path2D(
        map.rivers
          .filter((r) => r.rank === rank)
          .map((r) => line(unpacked(r.line)))
          .join(""),
      ),
    })),
    graticule: new Path2D(map.graticule.map((text) => line(unpacked(text))).join("")),
    hachures: map.hachures.map(({ weight, strokes }) => {
      const points = unpacked(strokes);
      let data = "";
      for (let i = 0; i + 1 < points.length; i += 2)
        data += line([points[i] as Point, points[i + 1] as Point]);
      return { weight, path: new Path2D(data) };
    }),
  };
}

let once: Promise<Atlas> | undefined;

/** The board, fetched and unfolded once. */
export function atlas(): Promise<Atlas> {
  once ??= fetch(MAP).then(async (answer) => unfold((await answer.json()) as PackedMap));
  return once;
}

/** The box around some spaces. */
export function around(shapes: Iterable<SpaceShape>): Box {
  return boxOf(
    [...shapes].flatMap(({ box }): Point[] => [
      [box.left, box.top],
      [box.right, box.bottom],
    ]),
  );
}
