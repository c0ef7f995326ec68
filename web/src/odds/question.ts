// What is asked about a battle, as the steppers hold it, as a link carries it, and as the server is asked.
// Forces stand in the notation of the game: "germany: 8 infantry, 4 artillery; austria-hungary: 3 infantry".

import type {
  AnyInquiry,
  FrontInquiry,
  Kind,
  OrdersInquiry,
  Power,
  SeaInquiry,
  SeaOrdersInquiry,
} from "../wire";
import { POWERS } from "../words";

export type Battle = "land" | "landing" | "sea" | "mines";
export type Value = boolean | number | string | (number | string)[];
export type Unit =
  | "infantry"
  | "artillery"
  | "tank"
  | "fighter"
  | "battleship"
  | "damaged"
  | "cruiser"
  | "submarine"
  | "transport";
export type Units = Partial<Record<Unit, number>>;
export type Press = "best" | "always" | number;
/** When submarines submerge; a number of them does in the first round, and none later. */
export const SUBMERGING = [
  "",
  "never",
  "always",
  "best",
  "1",
  "2",
  "3",
  "4",
  "5",
  "6",
  "7",
  "8",
  "9",
] as const;
export type Submerging = (typeof SUBMERGING)[number];
export type Attacks = FrontInquiry["attacks"] & string;
export type Aim = OrdersInquiry["aim"] & string;

export interface Troop {
  power: Power;
  units: Units;
  /** What of it comes by sea, in a landing. */
  landing: Units;
}

export interface Question {
  battle: Battle;
  rules: string;
  options: Record<string, Value>;
  attackers: Troop[];
  defenders: Troop[];
  lose: string;
  enemyLose: string;
  /** A landing is reckoned from the voyage on. */
  voyage: boolean;
  escort: Units;
  guard: Units;
  mines: number;
  press: Press;
  submerge: Submerging;
  enemySubmerge: Submerging;
  zone: number;
  damage: number;
  staying: number;
  withdraw: boolean;
  wayBack: boolean;
  turns: number;
  reinforce: Units;
  enemyReinforce: Units;
  attacks: Attacks;
  enemyAttacks: Attacks;
  aim: Aim;
}

export const ARMY: readonly Kind[] = ["infantry", "artillery", "tank", "fighter"];
export const FLEET: readonly Unit[] = ["battleship", "damaged", "cruiser", "submarine", "transport"];
const EVERY: readonly Unit[] = [...ARMY, ...FLEET];

export const troop = (power: Power, units: Units = {}, landing: Units = {}): Troop => ({
  power,
  units,
  landing,
});

/** What the page begins with: something worth looking at. */
export function beginning(battle: Battle = "land"): Question {
  const forces: Record<Battle, [Troop, Troop]> = {
    land: [
      troop("germany", { infantry: 8, artillery: 5, tank: 2, fighter: 1 }),
      troop("france", { infantry: 5, artillery: 4 }),
    ],
    landing: [
      troop("britain", {}, { infantry: 4, artillery: 2, battleship: 2 }),
      troop("ottoman", { infantry: 3, artillery: 1 }),
    ],
    mines: [troop("britain", { battleship: 1, cruiser: 2, transport: 1 }), troop("germany")],
    sea: [
      troop("germany", { battleship: 2, cruiser: 2, submarine: 2 }),
      troop("britain", { battleship: 2, cruiser: 3 }),
    ],
  };
  const [attackers, defenders] = forces[battle];
  return {
    battle,
    rules: "rulebook",
    options: {},
    attackers: [attackers],
    defenders: [defenders],
    lose: "",
    enemyLose: "",
    voyage: false,
    escort: {},
    guard: {},
    mines: battle === "mines" ? 1 : 0,
    press: "best",
    submerge: "",
    enemySubmerge: "",
    zone: 0,
    damage: 0,
    staying: 0,
    withdraw: false,
    wayBack: true,
    turns: 3,
    reinforce: {},
    enemyReinforce: {},
    attacks: "pays",
    enemyAttacks: "pays",
    aim: "value",
  };
}

// The notation

const spoken = (unit: Unit): string => (unit === "damaged" ? "damaged battleship" : unit);

export const unitsText = (units: Units): string =>
  EVERY.flatMap((unit) => (units[unit] ? [`${units[unit]} ${spoken(unit)}`] : [])).join(", ");

export function readUnits(text: string): Units {
  const found: Units = {};
  for (const [, number = "", damaged, kind = ""] of text
    .toLowerCase()
    .matchAll(/(\d{1,3})\s+(damaged\s+)?([a-z]+)/g)) {
    const unit = (damaged ? "damaged" : kind.replace(/s$/, "")) as Unit;
    if (EVERY.includes(unit)) found[unit] = (found[unit] ?? 0) + Number(number);
  }
  return found;
}

const forcesText = (troops: readonly Troop[], part: "units" | "landing"): string =>
  troops.map((each) => `${each.power}: ${unitsText(each[part])}`.trim()).join("; ");

function readForces(text: string): { power: Power; units: Units }[] {
  return text.split(";").flatMap((part) => {
    const [name = "", units = ""] = part.split(":");
    const power = POWERS.find((each) => each === name.trim().toLowerCase());
    return power ? [{ power, units: readUnits(units) }] : [];
  });
}

// The link

const WORDS = ["lose", "enemyLose"] as const;
const NUMBERS = ["mines", "zone", "damage", "staying", "turns"] as const;
const FORCES = ["escort", "guard", "reinforce", "enemyReinforce"] as const;
const CHOICES = {
  submerge: SUBMERGING,
  enemySubmerge: SUBMERGING,
  attacks: ["always", "never", "pays"],
  enemyAttacks: ["always", "never", "pays"],
  aim: ["value", "attack", "defence", "front"],
} as const;
const SWITCHES = ["voyage", "withdraw", "wayBack"] as const;

/** The whole question as the query of a link; what is as it begins is left out. */
export function link(question: Question): string {
  const plain = beginning(question.battle);
  const said = new URLSearchParams({
    battle: question.battle,
    attack: forcesText(question.attackers, "units"),
    defence: forcesText(question.defenders, "units"),
  });
  if (question.battle === "landing") said.set("landing", forcesText(question.attackers, "landing"));
  if (question.rules !== plain.rules) said.set("rules", question.rules);
  for (const [name, value] of Object.entries(question.options))
    said.set(`option.${name}`, JSON.stringify(value));
  for (const name of FORCES) if (unitsText(question[name])) said.set(name, unitsText(question[name]));
  for (const name of [
    ...WORDS,
    ...NUMBERS,
    ...SWITCHES,
    "press",
    ...(Object.keys(CHOICES) as (keyof typeof CHOICES)[]),
  ] as const)
    if (question[name] !== plain[name]) said.set(name, String(question[name]));
  return said.toString();
}

/** The question of a link; what cannot be read is as it begins. */
export function readLink(query: string): Question {
  const said = new URLSearchParams(query);
  const battle =
    (["land", "landing", "sea", "mines"] as const).find((each) => each === said.get("battle")) ?? "land";
  const question = beginning(battle);
  if (!said.size) return question;
  const landing = new Map(readForces(said.get("landing") ?? "").map((each) => [each.power, each.units]));
  const attackers = readForces(said.get("attack") ?? "").map(({ power, units }) =>
    troop(power, units, landing.get(power)),
  );
  const defenders = readForces(said.get("defence") ?? "").map(({ power, units }) => troop(power, units));
  if (attackers.length) question.attackers = attackers;
  if (defenders.length) question.defenders = defenders;
  question.rules = said.get("rules") ?? question.rules;
  for (const [name, value] of said)
    if (name.startsWith("option.")) question.options[name.slice(7)] = readValue(value);
  for (const name of FORCES) question[name] = readUnits(said.get(name) ?? "");
  for (const name of WORDS) question[name] = said.get(name) ?? question[name];
  for (const name of NUMBERS) question[name] = number(said.get(name)) ?? question[name];
  for (const name of SWITCHES) if (said.has(name)) question[name] = said.get(name) === "true";
  for (const name of Object.keys(CHOICES) as (keyof typeof CHOICES)[])
    if ((CHOICES[name] as readonly string[]).includes(said.get(name) ?? "-"))
      Object.assign(question, { [name]: said.get(name) });
  const press = said.get("press");
  question.press = press === "always" || press === "best" ? press : (number(press) ?? "best");
  return question;
}

function readValue(text: string): Value {
  try {
    return JSON.parse(text) as Value;
  } catch {
    return text;
  }
}

function number(text: string | null): number | null {
  const found = text === null || text === "" ? NaN : Number(text);
  return Number.isFinite(found) && found >= 0 && found <= 200 ? found : null;
}

/** A link that opens the odds with these forces. */
export const oddsLink = (question: Question): string => `#/odds?${link(question)}`;

// The server

const base = (question: Question) => ({
  ruleset: question.rules,
  options: question.options,
  attackers: forcesText(question.attackers, "units"),
  defenders: forcesText(question.defenders, "units"),
});
const orders = (question: Question) => ({ lose: question.lose, enemy_lose: question.enemyLose });

/** The units that land go aboard in pairs, guns beside infantry as far as it goes. */
export function transports(units: Units, capacity: number): string[] {
  const all = ARMY.flatMap((unit) => Array.from({ length: units[unit] ?? 0 }, () => unit));
  const guns = all.filter((unit) => unit !== "infantry"),
    infantry = all.filter((unit) => unit === "infantry");
  const loads: Unit[][] = [];
  for (const gun of guns.splice(0, Math.min(guns.length, infantry.length)))
    loads.push([gun, ...infantry.splice(0, capacity - 1)]);
  const rest = [...guns, ...infantry];
  while (rest.length) loads.push(rest.splice(0, capacity));
  return loads.map(
    (load) =>
      `1 transport (${ARMY.flatMap((unit) => {
        const many = load.filter((each) => each === unit).length;
        return many ? [`${many} ${unit}`] : [];
      }).join(", ")})`,
  );
}

export function inquiry(question: Question, capacity: number): AnyInquiry {
  if (question.battle === "mines")
    return {
      type: "mines",
      fleet: forcesText(question.attackers, "units"),
      fields: question.mines || 1,
      ruleset: question.rules,
      options: question.options,
    };
  if (question.battle === "sea")
    return {
      type: "sea",
      ...base(question),
      ...orders(question),
      press: question.press,
      submerge: dive(question.submerge),
      enemy_submerge: dive(question.enemySubmerge),
      mines: question.mines,
      ...stakes(question),
    };
  if (question.battle === "landing" && question.voyage) {
    const first = question.attackers[0];
    const { battleship = 0, ...units } = first?.landing ?? {};
    const ships = [...transports(units, capacity), unitsText({ ...question.escort, battleship })].filter(
      Boolean,
    );
    return {
      type: "voyage",
      ...base(question),
      landing: ships.join(", "),
      guard: unitsText(question.guard),
      mines: question.mines,
    };
  }
  return { type: "land", ...base(question), ...orders(question), landing: landing(question) };
}

const landing = (question: Question): string =>
  question.battle === "landing" ? forcesText(question.attackers, "landing") : "";

const stakes = (question: Question) => ({
  zone: question.zone,
  damage: question.damage,
  staying: question.staying,
  withdraw: question.withdraw,
  way_back: question.wayBack,
});

export const frontInquiry = (question: Question): FrontInquiry => ({
  type: "front",
  ...base(question),
  ...orders(question),
  turns: question.turns,
  reinforce: unitsText(question.reinforce),
  enemy_reinforce: unitsText(question.enemyReinforce),
  attacks: question.attacks,
  enemy_attacks: question.enemyAttacks,
});

export const ordersInquiry = (question: Question): OrdersInquiry | SeaOrdersInquiry | null =>
  question.battle === "mines" || (question.battle === "landing" && question.voyage)
    ? null
    : question.battle === "sea"
      ? { type: "sea-orders", ...base(question), press: question.press, ...stakes(question) }
      : { type: "orders", ...base(question), aim: question.aim, landing: landing(question) };

const dive = (how: Submerging): SeaInquiry["submerge"] =>
  how === "" ? null : how === "never" || how === "always" || how === "best" ? how : Number(how);
