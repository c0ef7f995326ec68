// Who stands where, in a few words, for forms that offer a choice of places.

import type { War } from "../war.svelte";
import type { Counter, Power } from "../wire";
import { POWERS, capital, listed, plural, the } from "../words";

/** An enemy of a power in a space, the first in the order of play. */
export function rivalIn(war: War, space: string, power: Power): Power | null {
  const forces = war.view?.spaces[space]?.forces ?? {};
  const side = war.board?.powers[power].side;
  return POWERS.find((each) => forces[each]?.length && war.board?.powers[each].side !== side) ?? null;
}

/** The pieces of a power in a space, counted by kind. */
export function forceWords(counters: readonly Counter[]): string {
  const found = new Map<string, { counter: Counter; number: number }>();
  for (const counter of counters) {
    const key = `${counter.damaged ? "damaged " : ""}${counter.kind}`;
    const known = found.get(key);
    if (known) known.number += counter.number;
    else found.set(key, { counter, number: counter.number });
  }
  return listed(
    [...found.values()].map(
      ({ counter, number }) =>
        `${number} ${counter.damaged ? "damaged " : ""}${plural(counter.kind, number)}`,
    ),
  );
}

/** Who is in a zone, in a sentence. */
export function atSea(war: War, zone: string, power: Power): string {
  const space = war.view?.spaces[zone],
    forces = space?.forces ?? {};
  const side = war.board?.powers[power].side;
  const there = POWERS.filter((each) => forces[each]?.length);
  const told = there.map(
    (each) =>
      `${capital(the(each))} has ${forceWords(forces[each] ?? [])} there${war.board?.powers[each].side === side ? "" : ", an enemy"}`,
  );
  if (space?.mined?.includes(power)) told.push("mines lie there for you");
  return told.length ? `${told.join("; ")}.` : "Nobody is there.";
}
