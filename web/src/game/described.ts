// A space in words, with everything that its picture shows: for the text board.

import type { BoardInfo, Counter, Power, SpaceView, View } from "../wire";
import { NAMES, POWERS, listed, plural, the } from "../words";

export interface Described {
  name: string;
  whose: string;
  units: string;
  marks: string;
  borders: string;
  ipc: number | undefined;
}

export function described(board: BoardInfo | null, view: View, name: string, space: SpaceView): Described {
  const printed = board?.territories[name],
    movers = new Set(view.movers);
  const units = POWERS.flatMap((power) => {
    const force = space.forces?.[power] ?? [];
    return force.length
      ? [
          `${NAMES[power]}: ${force.map((counter) => counterWords(counter, movers.has(power), power)).join(", ")}`,
        ]
      : [];
  });
  const capital = POWERS.find((power) => board?.powers[power].capital === name);
  const marks = [
    ...(capital ? [`capital of ${the(capital)}`] : []),
    ...(space.base ? [`naval base of ${the(space.base)}`] : []),
    ...(space.hull
      ? [`a battleship is ${space.hull === "ready" ? "built and goes to sea next" : "under construction"}`]
      : []),
    ...(space.mined?.length ? [`mines for ${listed(space.mined.map(the))}`] : []),
  ];
  return {
    name,
    whose: whose(space, printed?.owner ?? null),
    units: units.join("; "),
    marks: marks.join(", "),
    borders: ((printed ?? board?.zones[name])?.borders ?? []).join(", "),
    ipc: printed && (space.ipc ?? 0),
  };
}

function whose(space: SpaceView, owner: Power | null): string {
  if (space.ground === "sea") return "";
  if (space.controller) return NAMES[space.controller];
  if (space.ground === "aligned" && space.patron) return `neutral, aligned with ${the(space.patron)}`;
  return space.ground === "neutral" && owner ? "controlled by nobody" : space.ground;
}

function counterWords(counter: Counter, moves: boolean, power: Power): string {
  const cargo = (counter.cargo ?? []).map(
    (unit) =>
      `${unit.kind}${unit.owner === power ? "" : ` of ${the(unit.owner)}`}${unit.landing ? ` to land in ${unit.landing}` : ""}`,
  );
  const moved = moves && (counter.route?.length ?? 0) > 1 ? ` moved from ${counter.route?.[0]}` : "";
  return `${counter.number} ${counter.damaged ? "damaged " : ""}${plural(counter.kind, counter.number)}${cargo.length ? ` with ${cargo.join(", ")}` : ""}${moved}`;
}
