// Who stands where, in a few words, for forms that offer a choice of places.

import type { War } from "../war.svelte";
import { t } from "../text/text.svelte";
import type { Power } from "../wire";
import { POWERS, forceItems } from "../words";

/** An enemy of a power in a space, the first in the order of play. */
export function rivalIn(war: War, space: string, power: Power): Power | null {
  const forces = war.view?.spaces[space]?.forces ?? {};
  const side = war.board?.powers[power].side;
  return POWERS.find((each) => forces[each]?.length && war.board?.powers[each].side !== side) ?? null;
}

/** Who is in a zone, in sentences. */
export function atSea(war: War, zone: string, power: Power): string {
  const space = war.view?.spaces[zone],
    forces = space?.forces ?? {};
  const side = war.board?.powers[power].side;
  const told = POWERS.filter((each) => forces[each]?.length).map((each) => {
    const args = { power: each, units: forceItems(forces[each] ?? []) };
    return war.board?.powers[each].side === side ? t("zone-friend", args) : t("zone-enemy", args);
  });
  if (space?.mined?.includes(power)) told.push(t("zone-mines"));
  return told.length ? told.join(" ") : t("zone-empty");
}
