// Small positions for the tests: a corner of the board, and the words of the wire with what a test does not care about filled in.

import { vi } from "vitest";
import type { Atlas, Point, SpaceShape } from "../src/geometry";
import type { War } from "../src/war.svelte";
import type {
  Asked,
  BoardInfo,
  Counter,
  Destination,
  Forecast,
  Gun,
  Item,
  Kind,
  Order,
  Power,
  PowerInfo,
  PowerView,
  Problem,
  SpaceView,
  Step,
  TerritoryInfo,
  View,
  Volley,
} from "../src/wire";
import { POWERS } from "../src/words";

const CENTRAL: readonly Power[] = ["austria-hungary", "germany", "ottoman"];
const CAPITALS: Partial<Record<Power, string>> = {
  germany: "Berlin",
  france: "Paris",
  ottoman: "Constantinople",
};

/** The same thing for every power. */
export const byPower = <Thing>(thing: (power: Power) => Thing): Record<Power, Thing> =>
  Object.fromEntries(POWERS.map((power) => [power, thing(power)])) as Record<Power, Thing>;

const land = (owner: Power | null, more: Partial<TerritoryInfo> = {}): TerritoryInfo => ({
  ipc: 2,
  kind: "regional",
  borders: [],
  owner,
  aligned: null,
  of: null,
  bases: [],
  island: false,
  ...more,
});

export const board: BoardInfo = {
  powers: byPower((power): PowerInfo => ({
    name: power,
    side: CENTRAL.includes(power) ? "central" : "allies",
    capital: CAPITALS[power] ?? "",
    income: 10,
  })),
  territories: {
    Alsace: land("germany", { borders: ["Lorraine", "Ruhr"] }),
    Berlin: land("germany", { kind: "capital", ipc: 4, borders: ["Ruhr", "SZ 10"] }),
    Togoland: land("germany", { kind: "colony" }),
    Lorraine: land("france", { borders: ["Alsace", "Paris"] }),
    Paris: land("france", { kind: "capital" }),
    Belgium: land(null, { aligned: "france", kind: "minor_aligned" }),
    Spain: land(null, { kind: "minor_neutral" }),
  },
  zones: { "SZ 10": { borders: ["Berlin", "SZ 9"] } as BoardInfo["zones"][string] },
};

export const side = (power: Power): "central" | "allies" => board.powers[power].side;

export const counter = (number: number, kind: Kind, more: Partial<Counter> = {}): Counter => ({
  number,
  kind,
  ...more,
});

export const item = (number: number, kind: Kind, more: Partial<Item> = {}): Item => ({
  number,
  kind,
  ...more,
});

export const space = (ground: SpaceView["ground"], more: Partial<SpaceView> = {}): SpaceView => ({
  ground,
  ...more,
});

export const view = (spaces: View["spaces"], more: Partial<View> = {}): View => ({
  round: 1,
  turn: "germany",
  phase: "movement",
  movers: ["germany"],
  spaces,
  powers: byPower((): PowerView => ({ treasury: 0, income: 0 })),
  ...more,
});

export const step = (number: number, power: Power, order: Order, more: Partial<Step> = {}): Step => ({
  number,
  at: number,
  round: 1,
  turn: power,
  phase: "movement",
  power,
  order,
  text: "",
  line: { id: "plain", args: { text: "" } },
  ...more,
});

export const move = (units: Item[], ...route: string[]): Order => ({ type: "Move", units, route });
export const attack = (place: string): Order => ({ type: "Attack", space: place });

export const gun = (
  power: Power,
  number: number,
  kind: Kind,
  value: number,
  more: Partial<Gun> = {},
): Gun => ({
  power,
  number,
  kind,
  value,
  ...more,
});

export const volley = (
  place: string,
  guns: Partial<Pick<Volley, "attack" | "defence">>,
  dice: number[],
): Volley => ({
  space: place,
  purpose: "land battle",
  attack: [],
  defence: [],
  dice,
  ...guns,
});

export const problem = (sentence: string): Problem => ({
  code: "fault",
  place: "",
  message: { id: "plain", args: { text: sentence } },
  rule: "",
  see: [],
});

export const forecast = (more: Partial<Forecast> = {}): Forecast => ({
  space: "Lorraine",
  power: "germany",
  kind: "land",
  won: 0.62,
  drawn: 0,
  lost: 0.38,
  emptied: 0,
  attacker_loss: 0,
  defender_loss: 0,
  ...more,
});

/** A way for some units of Alsace to get somewhere, by the places between. */
export const opening = (goal: string, of: Item, more: Partial<Destination> = {}): Destination => {
  const route = more.route ?? ["Alsace", goal];
  return {
    goal,
    word: "move",
    item: of,
    most: 99,
    route,
    order: move([of], ...route),
    meaning: "move",
    ...more,
  };
};

export const asked = (power: Power, question: Asked["question"], more: Partial<Asked> = {}): Asked => ({
  power,
  question,
  word: "",
  line: null,
  ...more,
});

const listening = () => ({
  look: vi.fn<War["look"]>(() => Promise.resolve([])),
  foresee: vi.fn<War["foresee"]>(() => Promise.resolve(null)),
  problems: vi.fn<War["problems"]>(() => Promise.resolve([])),
  give: vi.fn<War["give"]>(() => Promise.resolve(true)),
  giveAll: vi.fn<War["giveAll"]>(() => Promise.resolve(true)),
});

/** A war as far as a test has need of it; what it is asked and told can be looked up. */
export function war(
  known: Partial<Record<keyof War, unknown>> = {},
): War & ReturnType<typeof listening> & { question: Asked | null } {
  const made: Partial<Record<keyof War, unknown>> = {
    id: "one",
    board,
    view: null,
    question: asked("germany", { type: "AskOrders", phase: "movement" }),
    steps: [],
    seats: [],
    game: null,
    battle: null,
    coaching: null,
    moment: 0,
    refused: [],
    ...listening(),
    ...known,
  };
  return made as ReturnType<typeof war>;
}

/** A space of the map: where its name stands, and the spots of its counters. */
export const shape = (
  name: string,
  at: Point,
  counters: readonly Point[],
  more: Partial<SpaceShape> = {},
): SpaceShape => ({
  name,
  sea: name.startsWith("SZ "),
  data: "",
  path: {} as Path2D,
  box: { left: at[0] - 50, right: at[0] + 50, top: at[1] - 50, bottom: at[1] + 50 },
  label: { at, box: [40, 12], size: 12, lines: [name] },
  centre: [at[0], at[1], 20],
  side: 20,
  counters,
  outline: "",
  ...more,
});

export const atlas = (...shapes: SpaceShape[]): Atlas =>
  ({
    width: 1000,
    height: 800,
    spaces: new Map(shapes.map((each) => [each.name, each])),
  }) as Partial<Atlas> as Atlas;
