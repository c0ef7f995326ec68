// Whose each territory is, as the picture shows it: told by the server's view, only counted here.

import type { BoardInfo, Power, View } from "../wire";
import { POWERS } from "../words";

export interface Holding {
  state: "held" | "aligned" | "neutral" | "impassable" | "striped";
  power: Power | null;
  rival: Power | null;
  front: boolean;
  ipc: number;
}

const plain = (state: Holding["state"], ipc: number, power: Power | null = null): Holding => ({
  state,
  power,
  rival: null,
  front: false,
  ipc,
});

export function holdings(board: BoardInfo, view: View): Map<string, Holding> {
  const found = new Map<string, Holding>();
  for (const [name, space] of Object.entries(view.spaces)) {
    if (space.ground === "sea") continue;
    found.set(name, holding(board, view, name));
  }
  return found;
}

export function holding(board: BoardInfo, view: View, name: string): Holding {
  const space = view.spaces[name],
    ipc = space?.ipc ?? 0;
  if (!space || space.ground === "impassable") return plain("impassable", ipc);
  if (space.ground === "contested" || space.ground === "shared") {
    const [one, other] = pair(board, view, name);
    if (one && other)
      return { state: "striped", power: one, rival: other, front: space.ground === "contested", ipc };
  }
  if (space.controller) return plain("held", ipc, space.controller);
  if (space.ground === "aligned" && space.patron) return plain("aligned", ipc, space.patron);
  return plain("neutral", ipc);
}

/** The two powers that give the stripes: of each side the original owner, or else the strongest there. */
function pair(board: BoardInfo, view: View, name: string): [Power | null, Power | null] {
  const forces = view.spaces[name]?.forces ?? {};
  const printed = board.territories[name];
  const owner = printed?.owner ?? view.spaces[name]?.patron ?? null;
  const size = (power: Power): number => (forces[power] ?? []).reduce((sum, c) => sum + c.number, 0);
  const ranked = POWERS.filter((power) => size(power) > 0).sort(
    (a, b) => Number(b === owner) - Number(a === owner) || size(b) - size(a),
  );
  const first = ranked[0] ?? null;
  const rival =
    ranked.find((power) => first && board.powers[power].side !== board.powers[first].side) ?? null;
  return [first, rival];
}

/** A power's own land, the capital first. */
export function homeland(board: BoardInfo | null, power: Power): string[] {
  const lands = Object.entries(board?.territories ?? {})
    .filter(([, facts]) => facts.owner === power && facts.kind !== "colony")
    .map(([name]) => name);
  const capital = board?.powers[power].capital;
  return lands.sort((a, b) => Number(b === capital) - Number(a === capital));
}
