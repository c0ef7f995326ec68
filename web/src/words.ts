// Names and small words. What the rules say comes from the server in sentences; nothing here decides anything.

import { speech, t } from "./text/text.svelte";
import type { Counter, Item, Kind, Order, Phase, Power, Side } from "./wire";

export const POWERS: readonly Power[] = [
  "austria-hungary",
  "russia",
  "germany",
  "france",
  "britain",
  "ottoman",
  "italy",
  "usa",
];

export const KINDS: readonly Kind[] = [
  "infantry",
  "artillery",
  "tank",
  "fighter",
  "battleship",
  "cruiser",
  "submarine",
  "transport",
];

export const PHASES: readonly Phase[] = ["purchase", "movement", "combat", "mobilize", "income"];

/** Names for all of some things, in the language that is spoken when one is read. */
const spoken = <Thing extends string>(
  things: readonly Thing[],
  name: (thing: Thing) => string,
): Record<Thing, string> =>
  Object.defineProperties(
    {},
    Object.fromEntries(things.map((thing) => [thing, { get: () => name(thing), enumerable: true }])),
  ) as Record<Thing, string>;

export const NAMES: Record<Power | Side, string> = spoken([...POWERS, "central", "allies"], (power) =>
  speech.texts.name("power", power, "label"),
);

export const SHORT: Record<Power, string> = spoken(POWERS, (power) =>
  speech.texts.name("power", power, "short"),
);

export const PHASE_NAMES: Record<Phase, string> = spoken(PHASES, (phase) =>
  speech.texts.name("phase", phase),
);

/** The name of a space as a label. */
export const spaceName = (space: string): string => speech.texts.space(space);

export const kindName = (kind: Kind, form: "" | "plural" | "start" | "start-plural" = ""): string =>
  speech.texts.name("kind", kind, form);

/** An amount of money in words. */
export const ipcs = (number: number | string): string => t("ipcs", { n: Number(number) });

/** A number and a noun that agrees with it. */
export const counted = (number: number, noun: string): string =>
  `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const isSea = (space: string): boolean => space.startsWith("SZ ");

/** A name as it is sorted: an umlaut stands with its vowel. A collator of the browser would take longer than all else that a click costs. */
const sorted = (name: string): string => name.normalize("NFD").replace(/\p{M}/gu, "");

/** Places in the order of their names, zones by number. */
export function byName(a: string, b: string): number {
  if (isSea(a) && isSea(b)) return Number(a.slice(3)) - Number(b.slice(3));
  const [one, other] = [sorted(spaceName(a)), sorted(spaceName(b))];
  return one < other ? -1 : one > other ? 1 : 0;
}

/** "a, b and c" */
export function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? "";
  return t("list-and", { rest: parts.slice(0, -1).join(", "), last: parts.at(-1) ?? "" });
}

export const itemsWords = (items: readonly Item[]): string => speech.texts.units(items);

/** The pieces of a power in a space as items, counted by kind. */
export function forceItems(counters: readonly Counter[]): Item[] {
  const found = new Map<string, Item>();
  for (const { kind, number, damaged } of counters) {
    const state = damaged ? "damaged" : "";
    const known = found.get(kind + state);
    if (known) known.number += number;
    else found.set(kind + state, { number, kind, state });
  }
  return [...found.values()];
}

const STATES = { damage: "sort-damage", damaged: "sort-damaged", submerging: "sort-submerging" } as const;

/** What units of an item are, without their number. */
export function sortWords(item: Item): string {
  const sort = item.cargo?.length
    ? t("sort-loaded", { kind: item.kind, cargo: item.cargo })
    : item.state
      ? t(STATES[item.state])
      : kindName(item.kind);
  return item.owner ? t("sort-of", { sort, power: item.owner }) : sort;
}

/** Losses as a button says them: what is sunk, and what is only damaged. */
export function lossWords(items: readonly Item[]): string {
  const units = items.filter((item) => item.state !== "damage");
  const n = items.reduce((sum, item) => sum + (item.state === "damage" ? item.number : 0), 0);
  if (!n) return units.length ? t("order-lose", { units }) : t("order-lose-nothing");
  return units.length ? t("order-lose-and-damage", { units, n }) : t("order-damage", { n });
}

/** What a button says that gives this order. Every order has a face. */
export function face(order: Order): string {
  switch (order.type) {
    case "Buy":
      return order.units.length ? t("order-buy", { units: order.units }) : t("order-buy-nothing");
    case "Move":
      return t("order-move", { units: order.units, space: order.route.at(-1) ?? "" });
    case "Rail":
      return t("order-rail", { units: order.units, space: order.route.at(-1) ?? "" });
    case "Load":
      return t("order-load", { units: order.units, space: order.zone });
    case "Offload":
      return t("order-offload", { units: order.units, space: order.territory });
    case "Undo":
      return t("undo");
    case "End":
      return t("order-end");
    case "Attack":
      return t("order-attack", { space: order.space });
    case "Bombard":
      return t("order-bombard", { units: order.units, space: order.territory });
    case "Place":
      return t("order-place", { units: order.units, space: order.space });
    case "DeclareSubmarineWarfare":
      return t("order-submarine-warfare");
    case "AnnounceLastRound":
      return t("order-last-round");
    case "Casualties":
      return lossWords(order.units);
    case "Submerge":
      return order.number ? t("order-submerge", { n: order.number }) : t("order-fire");
    case "Press":
      return t("order-press");
    case "BreakOff":
      return t("order-break-off");
    case "Retreat":
      return order.units?.length
        ? t("order-retreat-with", { units: order.units, zone: order.zone })
        : t("order-retreat", { zone: order.zone });
    case "Stay":
      return t("order-stay");
    case "Land":
      return t("order-land", { space: order.territory });
    case "CallOff":
      return t("order-call-off", { space: order.territory });
    case "Represent":
      return t("order-represent", { power: order.power, space: order.territory });
    case "Control":
      return t("order-control", { power: order.power, space: order.territory });
    case "Agree":
      return t("order-agree");
    case "Object":
      return t("order-object");
    case "AcceptArmistice":
      return t("order-accept-armistice");
    case "DeclineArmistice":
      return t("order-decline-armistice");
    case "Spare":
      return t("order-spare", { power: order.power });
    case "Involve":
      return t("order-involve", { power: order.power });
    case "Replace":
      return t("order-replace", { kind: order.unit, space: order.territory });
    case "Launch":
      return t("order-launch", { space: order.territory, zone: order.zone });
  }
}

/** A power within a sentence, with its article where it has one. */
export const the = (power: Power | Side): string => speech.texts.name("power", power);

/** How a war has ended, in few words. */
export const outcome = (winner: Side | "draw"): string =>
  winner === "draw" ? t("outcome-draw") : t("outcome-won", { side: winner });

export function ago(seconds: number): string {
  const minutes = Math.floor((Date.now() / 1000 - seconds) / 60);
  if (minutes < 1) return t("ago-now");
  if (minutes < 60) return t("ago-minutes", { n: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? t("ago-hours", { n: hours }) : t("ago-days", { n: Math.floor(hours / 24) });
}

/** A chance, never rounded to what is impossible or certain. */
export const percent = (chance: number): string => {
  const value = Math.round(chance * 100);
  if (value === 0 && chance > 0) return t("percent-low");
  if (value === 100 && chance < 1) return t("percent-high");
  return t("percent", { number: value });
};
