// A space in words, with everything that its picture shows: for the text board.

import { t } from "../text/text.svelte";
import type { BoardInfo, Counter, Item, Power, SpaceView, View } from "../wire";
import { NAMES, POWERS, ipcs, itemsWords } from "../words";

export interface Described {
  name: string;
  /** Whose it is, what it is worth, what is marked there and who stands there. */
  facts: readonly string[];
  borders: string;
}

export function described(board: BoardInfo | null, view: View, name: string, space: SpaceView): Described {
  const printed = board?.territories[name],
    movers = new Set(view.movers);
  const forces = POWERS.flatMap((power) => {
    const force = space.forces?.[power] ?? [];
    const units = force.map((counter) => counterWords(counter, movers.has(power), power));
    return units.length ? [t("text-force", { power, units })] : [];
  });
  const capital = POWERS.find((power) => board?.powers[power].capital === name);
  return {
    name,
    facts: [
      ...whose(space, printed?.owner ?? null),
      ...(printed ? [ipcs(space.ipc ?? 0)] : []),
      ...(capital ? [t("text-capital", { power: capital })] : []),
      ...(space.base ? [t("text-base", { power: space.base })] : []),
      ...(space.hull ? [space.hull === "ready" ? t("text-hull-ready") : t("text-hull")] : []),
      ...(space.mined?.length ? [t("text-mines", { powers: space.mined })] : []),
      ...forces,
    ],
    borders: t("text-borders", { spaces: (printed ?? board?.zones[name])?.borders ?? [] }),
  };
}

function whose(space: SpaceView, owner: Power | null): string[] {
  if (space.controller && space.ground !== "sea") return [NAMES[space.controller]];
  switch (space.ground) {
    case "sea":
    case "held":
      return [];
    case "aligned":
      return [space.patron ? t("text-aligned", { power: space.patron }) : t("text-neutral")];
    case "neutral":
      return [owner ? t("text-uncontrolled") : t("text-neutral")];
    case "contested":
      return [t("text-contested")];
    case "shared":
      return [t("text-shared")];
    case "impassable":
      return [t("text-impassable")];
  }
}

function counterWords(counter: Counter, moves: boolean, power: Power): string {
  const cargo = (counter.cargo ?? []).map(({ kind, owner }): Item => ({
    number: 1,
    kind,
    owner: owner === power ? null : owner,
  }));
  const item: Item = {
    number: counter.number,
    kind: counter.kind,
    state: counter.damaged ? "damaged" : "",
    cargo,
  };
  const [from] = moves && (counter.route?.length ?? 0) > 1 ? (counter.route ?? []) : [];
  const to = counter.cargo?.find((unit) => unit.landing)?.landing;
  const units = to ? t("text-landing", { units: itemsWords([item]), to }) : itemsWords([item]);
  return from ? t("text-moved", { units, from }) : units;
}
