// What stands in every space and where on the board: the counters, and the room that they cover.

import type { Atlas, Box, Point, SpaceShape } from "../geometry";
import type { BoardInfo, Counter, Kind, Power, View } from "../wire";
import { KINDS, POWERS } from "../words";

/** How near the board is: tabs with numbers, tabs with emblems, or every counter by itself. */
export type Level = "far" | "stacks" | "units";

export interface Shown {
  key: string;
  power: Power;
  kind: Kind;
  number: number;
  damaged: boolean;
  moved: boolean;
  building: boolean;
  cargo: Kind[];
}

export interface Stack {
  name: string;
  shape: SpaceShape;
  shown: Shown[];
  spots: Point[];
  more: number;
  totals: { power: Power; number: number }[];
}

/** How wide and high a tab is on the screen. */
export const TABS: Record<Exclude<Level, "units">, readonly [wide: number, high: number]> = {
  stacks: [38, 21],
  far: [19, 15],
};

/** Where the tabs of a space stand. */
export const middleOf = (shape: SpaceShape): Point => shape.counters[0] ?? shape.label.at;

export function stacksOf(atlas: Atlas, board: BoardInfo, view: View): Stack[] {
  const movers = new Set(view.movers);
  return Object.entries(view.spaces).flatMap(([name, space]): Stack[] => {
    const shape = atlas.spaces.get(name);
    const forces = space.forces ?? {};
    if (!shape || (!Object.keys(forces).length && !space.hull)) return [];
    const total = (power: Power): number => (forces[power] ?? []).reduce((sum, c) => sum + c.number, 0);
    const strength = (power: Power): number =>
      POWERS.filter((p) => board.powers[p].side === board.powers[power].side).reduce(
        (sum, p) => sum + total(p),
        0,
      );
    const powers = POWERS.filter((power) => total(power) > 0).sort(
      (a, b) =>
        strength(b) - strength(a)
        || board.powers[a].side.localeCompare(board.powers[b].side)
        || POWERS.indexOf(a) - POWERS.indexOf(b),
    );
    const shown = powers.flatMap((power) => merged(power, forces[power] ?? [], movers.has(power)));
    const owner = board.territories[name]?.owner ?? space.controller;
    if (space.hull && owner)
      shown.push({
        key: "hull",
        power: owner,
        kind: "battleship",
        number: 1,
        damaged: false,
        moved: false,
        building: true,
        cargo: [],
      });
    const room = shape.counters.length;
    const kept = shown.length > room ? shown.slice(0, room - 1) : shown;
    const more = shown.slice(kept.length).reduce((sum, each) => sum + each.number, 0);
    const spots = [...shape.counters.slice(0, kept.length + (more ? 1 : 0))].sort(
      (a, b) => Math.round(a[1] / 6) - Math.round(b[1] / 6) || a[0] - b[0],
    );
    return [
      {
        name,
        shape,
        shown: kept,
        spots,
        more,
        totals: powers.map((power) => ({ power, number: total(power) })),
      },
    ];
  });
}

function merged(power: Power, counters: readonly Counter[], moves: boolean): Shown[] {
  const found = new Map<string, Shown>();
  for (const counter of counters) {
    const cargo = (counter.cargo ?? []).map((unit) => unit.kind);
    const moved = moves && (counter.route?.length ?? 0) > 1;
    const key = [power, counter.kind, counter.damaged ? 1 : 0, cargo.join("+"), moved ? 1 : 0].join("/");
    const known = found.get(key);
    if (known) known.number += counter.number;
    else
      found.set(key, {
        key,
        power,
        kind: counter.kind,
        number: counter.number,
        damaged: counter.damaged ?? false,
        moved,
        building: false,
        cargo,
      });
  }
  return [...found.values()].sort(
    (a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || a.key.localeCompare(b.key),
  );
}

/** What the counters of each space cover of the board. */
export function coveredBy(stacks: readonly Stack[], level: Level, k: number): Map<string, Box[]> {
  const box = ([x, y]: Point, wide: number, high: number): Box => ({
    left: x - wide / 2,
    right: x + wide / 2,
    top: y - high / 2,
    bottom: y + high / 2,
  });
  return new Map(
    stacks.map(({ name, shape, spots, totals }): [string, Box[]] => {
      if (level === "units") return [name, spots.map((spot) => box(spot, shape.side, shape.side))];
      const [wide, high] = TABS[level];
      return [name, [box(middleOf(shape), (totals.length * (wide + 1)) / k, high / k)]];
    }),
  );
}
