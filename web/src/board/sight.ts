// What of the board is in sight, and how far it must be shifted so that something is: pure sums over places on the screen.

import type { Atlas, Box, SpaceShape } from "../geometry";
import type { Eye } from "./printed";

/** Where the name of a space stands on the screen, and how far around it its name and its counters reach. */
export interface Reach extends Box {
  x: number;
  y: number;
}

/** What a board is seen through: how large it is, and what lies over it. */
export interface Pane {
  width: number;
  height: number;
  /** How much of its foot is covered. */
  foot: number;
  /** How wide and high something in the lower left corner is. */
  corner: readonly [wide: number, high: number];
}

/** A name needs so much room to its sides, above and beneath. */
const edgeOf = ({ width }: Pane): { x: number; above: number; below: number } => ({
  x: Math.min(84, width / 6),
  above: 46,
  below: 78,
});
/** A counter may come so near to what lies over the board. */
const NEAR = 10;

/** The room that a space needs if its name and so many counters are to be seen. */
export function reachOf({ label, counters, side }: SpaceShape, number: number, eye: Eye, pane: Pane): Reach {
  const edge = edgeOf(pane);
  const x = label.at[0] * eye.k + eye.x,
    y = label.at[1] * eye.k + eye.y;
  const half = (side * eye.k) / 2 + NEAR;
  const reach = { x, y, left: x - edge.x, right: x + edge.x, top: y - edge.above, bottom: y + edge.below };
  for (const [u, v] of counters.slice(0, number)) {
    const a = u * eye.k + eye.x,
      b = v * eye.k + eye.y;
    reach.left = Math.min(reach.left, a - half);
    reach.right = Math.max(reach.right, a + half);
    reach.top = Math.min(reach.top, b - half);
    reach.bottom = Math.max(reach.bottom, b + half);
  }
  return reach;
}

/** Whether all of it can be seen. */
export const isInside = ({ left, right, top, bottom }: Reach, { width, height, foot }: Pane): boolean =>
  left >= 0 && right <= width && top >= 0 && bottom <= height - foot;

const around = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  right: Math.max(one.right, other.right),
  top: Math.min(one.top, other.top),
  bottom: Math.max(one.bottom, other.bottom),
});

/** The first of some places, and so many of the nearest to it as there is room for. */
export function together<T extends Reach>(
  places: readonly T[],
  wide: number,
  high: number,
): { kept: T[]; box: Box } | null {
  const [first, ...rest] = places;
  if (!first) return null;
  const far = ({ x, y }: Reach): number => Math.hypot(x - first.x, y - first.y);
  const kept = [first];
  let box: Box = { left: first.left, right: first.right, top: first.top, bottom: first.bottom };
  for (const place of rest.sort((a, b) => far(a) - far(b))) {
    const wider = around(box, place);
    if (wider.right - wider.left > wide || wider.bottom - wider.top > high) continue;
    box = wider;
    kept.push(place);
  }
  return { kept, box };
}

/** The smallest shift with which nothing lies over these places, or over so many of them as there is room for. */
export function shiftFor(
  places: readonly Reach[],
  pane: Pane,
): { dx: number; dy: number; all: boolean } | null {
  const { width, height, foot, corner } = pane;
  const found = together(places, width, height - foot);
  if (!found) return null;
  const { kept, box } = found;
  /** How far down a place may reach: above the foot, and above what is in the corner. */
  const floor = (x: number): number =>
    height - Math.max(foot, corner[1] && x < corner[0] + 40 ? corner[1] + 14 : 0);
  const dx = Math.max(0, -box.left) || Math.min(0, width - box.right);
  const dy =
    Math.max(0, -box.top)
    || Math.min(0, Math.max(-box.top, Math.min(...kept.map(({ x, bottom }) => floor(x + dx) - bottom))));
  return { dx, dy, all: kept.length === places.length };
}

type Size = Pick<Pane, "width" | "height">;
/** How near at most, with how much room around it, from how near at least, and how much of the foot is covered. */
export type Fit = [most?: number, margin?: number, least?: number, foot?: number];

/** The eye with which a part of the board fills the screen. */
export function eyeFor(
  box: Box,
  { width, height }: Size,
  ...[most = 2.2, margin = 40, least = 0, foot = 0]: Fit
): Eye {
  const high = height - foot;
  const k = Math.max(
    least,
    Math.min(
      most,
      (width - 2 * margin) / (box.right - box.left),
      (high - 2 * margin) / (box.bottom - box.top),
    ),
  );
  return {
    k,
    x: width / 2 - (k * (box.left + box.right)) / 2,
    y: high / 2 - (k * (box.top + box.bottom)) / 2,
  };
}

/** No more of the table than need be: the board is kept in sight to its edge. */
export function bounded(
  { k, x, y }: Eye,
  { width, height }: Size,
  atlas: Pick<Atlas, "width" | "height">,
  foot: number,
): Eye {
  const held = (at: number, room: number, long: number, more: number): number =>
    long * k < room ? (room - long * k) / 2 : Math.min(40, Math.max(room - long * k - 40 - more, at));
  return { k, x: held(x, width, atlas.width, 0), y: held(y, height, atlas.height, foot) };
}

/** The part of the board in which names and counters of some spaces stand. */
export function markedBox(shapes: readonly SpaceShape[]): Box | null {
  const points = shapes.flatMap(({ label, counters }) => [label.at, ...counters.slice(0, 5)]);
  const xs = points.map(([x]) => x),
    ys = points.map(([, y]) => y);
  return points.length
    ? {
        left: Math.min(...xs) - 40,
        right: Math.max(...xs) + 40,
        top: Math.min(...ys) - 48,
        bottom: Math.max(...ys) + 30,
      }
    : null;
}

/** How something drawn for one eye, with some room around it, is shifted so that it fits another. */
export function shifted(from: Eye, to: Eye, pad: { x: number; y: number }): string {
  const by = to.k / from.k;
  return `translate(${to.x - from.x * by - pad.x * (by - 1)}px, ${to.y - from.y * by - pad.y * (by - 1)}px) scale(${by})`;
}
