// What is marked on the battle board: units that are being given up, and what a battle has left behind.

import { t } from "../text/text.svelte";
import type { Power, Side, SpaceView } from "../wire";
import { POWERS } from "../words";
import type { Row, Unit } from "./fights";
import type { Losses } from "./losses.svelte";

/** The last units of a sort are those that are marked; raised ones are spared. */
export function marksOf(
  rows: readonly Row[],
  losses: Pick<Losses, "counts" | "sortOf"> | null,
): Map<Unit, "lost" | "damage"> {
  const found = new Map<Unit, "lost" | "damage">();
  if (!losses) return found;
  const left = new Map(Object.entries(losses.counts));
  const take = (key: string | undefined): boolean => {
    const number = key === undefined ? 0 : (left.get(key) ?? 0);
    if (key === undefined || number < 1) return false;
    left.set(key, number - 1);
    return true;
  };
  for (const row of [...rows].reverse())
    for (const unit of [...row.attack, ...row.defence].flat().reverse()) {
      if (unit.lost) continue;
      if (take(losses.sortOf(unit)?.key)) found.set(unit, "lost");
      else if (!unit.damaged && take(losses.sortOf(unit, "damage")?.key)) found.set(unit, "damage");
    }
  return found;
}

/** What has come of a battle that was just fought. */
export function outcomeOf(space: string, facts: SpaceView | null, side: (power: Power) => Side): string {
  if (!facts) return "";
  if (facts.ground === "contested") return t("result-contested", { space });
  if (facts.ground !== "sea")
    return facts.controller ? t("result-controlled", { power: facts.controller, space }) : "";
  const left = POWERS.filter((power) => facts.forces?.[power]?.length);
  const [first] = left;
  if (!first) return t("result-empty", { space });
  if (new Set(left.map(side)).size > 1) return t("result-both", { space });
  return left.length > 1
    ? t("result-several", { side: side(first), space })
    : t("result-one", { power: first, space });
}
