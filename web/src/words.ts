// Names and small words. What the rules say comes from the server in sentences; nothing here decides anything.

import type { Item, Kind, Order, Phase, Power, Side } from "./wire";

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

export const PHASE_NAMES: Record<Phase, string> = {
  purchase: "Buy",
  movement: "Move",
  combat: "Combat",
  mobilize: "Mobilize",
  income: "Income",
};

export const NAMES: Record<Power | Side, string> = {
  "austria-hungary": "Austria-Hungary",
  russia: "Russia",
  germany: "Germany",
  france: "France",
  britain: "Britain",
  ottoman: "Ottoman Empire",
  italy: "Italy",
  usa: "United States",
  central: "Central Powers",
  allies: "Allies",
};

export const SHORT: Record<Power, string> = {
  "austria-hungary": "Austria",
  russia: "Russia",
  germany: "Germany",
  france: "France",
  britain: "Britain",
  ottoman: "Ottomans",
  italy: "Italy",
  usa: "U.S.A.",
};

const PLURALS: Partial<Record<Kind, string>> = { infantry: "infantry", artillery: "artillery" };

export const plural = (kind: Kind, number: number): string =>
  number === 1 ? kind : (PLURALS[kind] ?? `${kind}s`);

/** An amount of money in words. */
export const ipcs = (number: number | string): string => `${number} ${Number(number) === 1 ? "IPC" : "IPCs"}`;

/** A number and a noun that agrees with it. */
export const counted = (number: number, noun: string): string =>
  `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const isSea = (space: string): boolean => space.startsWith("SZ ");

/** Places in the order of their names, zones by number. A collator of the browser would take longer than all else that a click costs. */
export const byName = (a: string, b: string): number =>
  isSea(a) && isSea(b) ? Number(a.slice(3)) - Number(b.slice(3)) : a < b ? -1 : a > b ? 1 : 0;

/** "a, b and c" */
export function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? "";
  return `${parts.slice(0, -1).join(", ")} and ${parts[parts.length - 1]}`;
}

/** An item of a unit list as a reader says it. */
export function itemWords(item: Item): string {
  const what = plural(item.kind, item.number);
  const cargo = item.cargo?.length ? ` with ${item.cargo.map(itemWords).join(", ")}` : "";
  const owner = item.owner ? ` of ${the(item.owner)}` : "";
  if (item.state === "damage") return `damage to ${item.number} ${what}`;
  const state = item.state ? `${item.state} ` : "";
  return `${item.number} ${state}${what}${cargo}${owner}`;
}

export const itemsWords = (items: readonly Item[]): string => items.map(itemWords).join(", ");

/** Losses as a button says them: what is sunk, and what is only damaged. */
export function lossWords(items: readonly Item[]): string {
  const lost = items.filter((item) => item.state !== "damage"),
    damaged = items.filter((item) => item.state === "damage");
  const hurt = damaged.reduce((sum, item) => sum + item.number, 0);
  const parts = [
    ...(lost.length ? [`lose ${itemsWords(lost)}`] : []),
    ...(hurt ? [`take damage on ${hurt} ${plural("battleship", hurt)}`] : []),
  ];
  return capital(parts.join("; ")) || "Lose nothing";
}

/** What a button says that gives this order. Every order has a face. */
export function face(order: Order): string {
  switch (order.type) {
    case "Buy":
      return order.units.length ? `Buy ${itemsWords(order.units)}` : "Buy nothing";
    case "Move":
      return `Move ${itemsWords(order.units)} to ${order.route.at(-1)}`;
    case "Rail":
      return `Send ${itemsWords(order.units)} by rail to ${order.route.at(-1)}`;
    case "Load":
      return `Load ${itemsWords(order.units)} in ${order.zone}`;
    case "Offload":
      return `Land ${itemsWords(order.units)} in ${order.territory}`;
    case "Undo":
      return "Undo";
    case "End":
      return "End the phase";
    case "Attack":
      return `Attack in ${order.space}`;
    case "Bombard":
      return `Bombard ${order.territory} with ${itemsWords(order.units)}`;
    case "Place":
      return `Place ${itemsWords(order.units)} in ${order.space}`;
    case "DeclareSubmarineWarfare":
      return "Declare unrestricted submarine warfare";
    case "AnnounceLastRound":
      return "Announce that this round is the last";
    case "Casualties":
      return lossWords(order.units);
    case "Submerge":
      return order.number ? `Submerge ${order.number}` : "Fire with all submarines";
    case "Press":
      return "Press the attack";
    case "BreakOff":
      return "Break off";
    case "Retreat":
      return order.units?.length
        ? `Retreat with ${itemsWords(order.units)} to ${order.zone}`
        : `Retreat to ${order.zone}`;
    case "Stay":
      return "Stay";
    case "Land":
      return `Land in ${order.territory}`;
    case "CallOff":
      return `Call the landing in ${order.territory} off`;
    case "Represent":
      return `${capital(the(order.power))} represents ${order.territory}`;
    case "Control":
      return `${capital(the(order.power))} takes ${order.territory}`;
    case "Agree":
      return "Agree";
    case "Object":
      return "Object";
    case "AcceptArmistice":
      return "Accept the armistice";
    case "DeclineArmistice":
      return "Decline the armistice";
    case "Spare":
      return `Leave ${the(order.power)} out of it`;
    case "Involve":
      return `Attack ${the(order.power)} too`;
    case "Replace":
      return `Exchange 1 ${order.unit} in ${order.territory} for infantry`;
    case "Launch":
      return `Launch from ${order.territory} into ${order.zone}`;
  }
}

/** A power within a sentence, with its article where it has one. */
export const the = (power: Power): string =>
  power === "ottoman" || power === "usa" ? `the ${NAMES[power]}` : NAMES[power];

/** How a war has ended, in few words. */
export const outcome = (winner: Side | "draw"): string =>
  winner === "draw" ? "A draw" : `The ${NAMES[winner]} have won`;

export function ago(seconds: number): string {
  const minutes = Math.floor((Date.now() / 1000 - seconds) / 60);
  if (minutes < 1) return "just now";
  if (minutes < 60) return `for ${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `for ${hours} h`;
  return `for ${Math.floor(hours / 24)} days`;
}

export const percent = (chance: number): string => {
  const value = Math.round(chance * 100);
  if (value === 0 && chance > 0) return "under 1%";
  if (value === 100 && chance < 1) return "over 99%";
  return `${value}%`;
};

/** A value of an option in words. */
export const optionWords = (text: string): string =>
  NAMES[text as Power]
  ?? capital(
    text
      .replaceAll("_", " ")
      .replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`),
  )
    .replace(/\bus\b/i, "U.S.")
    .replace(/([a-z])(\d)/, "$1 $2");
