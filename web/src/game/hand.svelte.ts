// What the player holds in the hand: a place that was picked, how many of its units, and where they could go.

import type { Grip } from "../board/dragging";
import type { Light } from "../board/Lights.svelte";
import { t } from "../text/text.svelte";
import type { War } from "../war.svelte";
import type { Destination, Forecast, Item, Kind, Order } from "../wire";
import { percent } from "../words";
import type { Losses } from "./losses.svelte";

/** Units of one sort in the picked place. */
export interface Sort {
  key: string;
  item: Item;
  aboard: boolean;
  most: number;
}

/** One way for what is in the hand to get somewhere. */
export interface Way {
  key: string;
  goal: string;
  word: Destination["word"];
  route: readonly string[];
  meaning: Destination["meaning"];
  mines: boolean;
  /** The friend whose transports take part. */
  carrier: Destination["carrier"];
  /** How many units of all sorts find room aboard. */
  together: number;
  orders: Order[];
  units: Item[];
}

/** How long an answer of the server is waited for before a place is shown as picked without it, in milliseconds. */
const PATIENCE = 50;
const soon = (): Promise<null> => new Promise((done) => setTimeout(() => done(null), PATIENCE));

const FIRST: Destination["word"][] = ["move", "load", "offload", "rail"];

const sortKey = ({ item, word }: Destination): string =>
  [
    word === "offload" ? "aboard" : "here",
    item.kind,
    item.state ?? "",
    item.owner ?? "",
    (item.cargo ?? []).map((unit) => `${unit.number} ${unit.kind} ${unit.owner ?? ""}`).join("+"),
  ].join("/");

const wayKey = ({ word, route, carrier, order }: Destination): string =>
  [word, route.join(">"), carrier ?? "", order.type === "Offload" && order.after_battle ? "after" : ""].join(
    "|",
  );

export class Hand {
  picked = $state<string | null>(null);
  /** The place that is being taken up, or was last: the server has not said yet where its units can go. */
  wanted: string | null = null;
  openings = $state.raw<readonly Destination[]>([]);
  counts = $state<Record<string, number>>({});
  /** The losses that are being chosen. */
  losses = $state.raw<Losses | null>(null);
  /** The lit place that was pointed at last. */
  goal = $state<string | null>(null);
  /** The odds of the battle there, with what is in the hand. */
  odds = $state.raw<{ goal: string; forecast: Forecast } | null>(null);
  /** The counter by which the stack in the hand was taken, while it is dragged. */
  grip = $state.raw<Grip | null>(null);
  #lifted: Grip | null = null;
  /** What was bought and is placed next, and whether as many as there is room for or one by one. */
  placing = $state<Kind | null>(null);
  share = $state<"all" | "one">("all");

  readonly sorts: readonly Sort[] = $derived.by(() => {
    const found = new Map<string, Sort>();
    for (const opening of this.openings) {
      const key = sortKey(opening);
      const known = found.get(key);
      const alike = this.#alike(opening.item);
      const most =
        opening.word === "offload"
          ? opening.most
          : opening.item.cargo?.length
            ? alike
            : Math.min(opening.most, alike);
      if (!known) found.set(key, { key, item: opening.item, aboard: opening.word === "offload", most });
      else known.most = Math.max(known.most, most);
    }
    return [...found.values()];
  });

  /** Every way of what is in the hand, by where it leads. */
  readonly goals: ReadonlyMap<string, Way[]> = $derived.by(() => {
    const found = new Map<string, Map<string, Way>>();
    for (const opening of this.openings) {
      const number = Math.min(
        this.counts[sortKey(opening)] ?? 0,
        opening.item.cargo?.length ? Infinity : opening.most,
      );
      if (number < 1) continue;
      const ways = found.get(opening.goal) ?? new Map<string, Way>();
      found.set(opening.goal, ways);
      const key = wayKey(opening);
      const way = ways.get(key) ?? {
        key,
        goal: opening.goal,
        word: opening.word,
        route: opening.route,
        meaning: opening.meaning,
        mines: opening.mines ?? false,
        carrier: opening.carrier,
        together: opening.together ?? Infinity,
        orders: [],
        units: [],
      };
      ways.set(key, way);
      const items = opening.item.cargo?.length
        ? Array.from({ length: number }, () => opening.item)
        : [{ ...opening.item, number }];
      way.units = sharing([...way.units, ...items], way.together);
      way.orders = [{ ...opening.order, units: way.units } as Order];
    }
    const rank = (way: Way): number =>
      (way.mines ? 100 : 0)
      + (way.key.endsWith("after") ? 50 : 0)
      + way.route.length
      + FIRST.indexOf(way.word) * 0.1;
    return new Map(
      [...found].map(([goal, ways]) => [
        goal,
        worthwhile([...ways.values()].sort((a, b) => rank(a) - rank(b))),
      ]),
    );
  });

  readonly lights: ReadonlyMap<string, Light> | null = $derived(
    this.picked
      ? new Map(
          [...this.goals].map(([goal, ways]) => [
            goal,
            withOdds(lightOf(ways[0] as Way), this.odds?.goal === goal ? this.odds.forecast : null),
          ]),
        )
      : null,
  );

  constructor(private readonly war: War) {
    // The odds of the place pointed at, as soon as the hand rests there.
    $effect(() => {
      const way = this.goal ? this.goals.get(this.goal)?.[0] : undefined;
      const power = this.war.question?.power;
      if (!way || !power || !FOUGHT.has(way.meaning)) {
        this.odds = null;
        return;
      }
      const waiting = setTimeout(() => void this.#weigh(power, way), 60);
      return () => clearTimeout(waiting);
    });
  }

  async #weigh(power: Parameters<War["foresee"]>[0], way: Way): Promise<void> {
    const order = way.orders[0];
    const forecast = order ? await this.war.foresee(power, order) : null;
    if (this.goal === way.goal) this.odds = forecast ? { goal: way.goal, forecast } : null;
  }

  /** How many pieces here are just like an item: without brackets the empty ships are meant. */
  #alike(item: Item): number {
    const cargo = cargoKinds(item);
    const power = this.war.question?.power;
    const forces = power && this.picked ? this.war.view?.spaces[this.picked]?.forces?.[power] : undefined;
    const same = (forces ?? []).filter(
      (counter) =>
        counter.kind === item.kind
        && (counter.damaged ?? false) === (item.state === "damaged")
        && (counter.cargo ?? [])
          .map((unit) => unit.kind)
          .sort()
          .join() === cargo,
    );
    return Math.max(
      1,
      same.reduce((sum, counter) => sum + counter.number, 0),
    );
  }

  /** Take up a place. It is drawn together with where its units can go: twice would be twice the work. */
  async pick(space: string): Promise<void> {
    const power = this.war.question?.power;
    if (!power) return;
    this.wanted = space;
    const looking = this.war.look(power, space);
    const openings = await Promise.race([looking, soon()]);
    if (this.wanted !== space) return;
    this.drop();
    this.wanted = space;
    this.war.refused = [];
    this.picked = space;
    if (!openings) {
      const late = await looking;
      if (this.picked !== space) return;
      this.openings = late;
    } else this.openings = openings;
    this.take("all");
  }

  /** Take a stack by one of its counters: that sort alone, or what was chosen of the stack before. */
  async grab(grip: Grip): Promise<void> {
    const chosen =
      this.picked === grip.space && this.#takes(grip).some((sort) => (this.counts[sort.key] ?? 0) > 0);
    this.#lifted = grip;
    if (!chosen) await this.pick(grip.space);
    if (this.picked !== grip.space) return;
    // Whoever has let go meanwhile has the sort all the same, but nothing hangs on the hand any more.
    const held = this.#lifted === grip;
    this.grip = grip;
    if (!chosen) this.only(Infinity);
    if (!held) this.grip = null;
  }

  /** The stack is let go. */
  release(): void {
    this.#lifted = null;
    this.grip = null;
  }

  /** So many of the sort by which the stack was taken, and nothing else. */
  only(number: number): void {
    if (!this.grip) return;
    const taken = this.#takes(this.grip),
      cargo = this.grip.cargo.split(",");
    const ships = Math.max(
      1,
      ...taken.filter((sort) => !sort.aboard).map((sort) => Math.min(number, sort.most)),
    );
    const of = (sort: Sort): number =>
      Math.min(
        sort.most,
        sort.aboard && cargo[0] ? ships * cargo.filter((kind) => kind === sort.item.kind).length : number,
      );
    this.counts = Object.fromEntries(
      this.sorts.map((sort) => [sort.key, taken.includes(sort) ? of(sort) : 0]),
    );
  }

  /** The sorts that a counter stands for; a loaded transport stands for its cargo as well. */
  #takes(grip: Grip): readonly Sort[] {
    if (!grip.kind) return this.sorts;
    const cargo = grip.cargo ? grip.cargo.split(",").sort().join() : "";
    const own = this.sorts.filter(
      ({ item, aboard }) =>
        !aboard
        && item.kind === grip.kind
        && (item.state === "damaged") === grip.damaged
        && cargoKinds(item) === cargo,
    );
    return [
      ...own,
      ...(cargo
        ? this.sorts.filter(({ item, aboard }) => aboard && cargo.split(",").includes(item.kind))
        : []),
    ];
  }

  /** Ask why what is in the hand cannot go straight to a place: the engine says so. */
  async wonder(space: string): Promise<void> {
    const power = this.war.question?.power,
      from = this.picked;
    const units = this.sorts
      .filter(({ aboard }) => !aboard)
      .map(({ key, item }) => ({ ...item, number: this.counts[key] ?? 0 }))
      .filter(({ number }) => number > 0);
    if (power && from && units.length)
      this.war.refused = await this.war.problems(power, { type: "Move", units, route: [from, space] });
  }

  /** Put what was bought in a place. */
  async place(space: string): Promise<void> {
    const asked = this.war.question;
    const site = asked?.sites?.find((each) => each.kind === this.placing && each.space === space);
    if (!asked || !site) return;
    const number = this.share === "one" ? 1 : site.most;
    await this.war.give(asked.power, { type: "Place", units: [{ number, kind: site.kind }], space });
  }

  drop(): void {
    this.wanted = null;
    this.grip = null;
    this.odds = null;
    this.picked = null;
    this.openings = [];
    this.counts = {};
    this.goal = null;
  }

  take(share: "all" | "half" | "one"): void {
    const of = (most: number): number =>
      share === "all" ? most : share === "half" ? Math.ceil(most / 2) : 1;
    this.counts = Object.fromEntries(
      this.sorts.map((sort, at) => [sort.key, share === "one" ? (at === 0 ? 1 : 0) : of(sort.most)]),
    );
  }

  /** Send what is in the hand on its way; what is left behind stays in the hand. */
  async go(way: Way): Promise<void> {
    const power = this.war.question?.power,
      from = this.picked;
    if (!power || !from) return;
    const done = await this.war.giveAll(power, way.orders);
    if (!done) return;
    this.drop();
  }
}

/** Of the ways to a place, the shortest of each sort: a way round that takes no other units and spares no mines is none. */
const worthwhile = (ways: readonly Way[]): Way[] => {
  const sort = ({ key, word, mines }: Way): string => [word, mines, key.split("|").slice(2).join()].join();
  return ways.filter(
    (way, at) => !ways.slice(0, at).some((other) => sort(other) === sort(way) && takes(other, way.units)),
  );
};

/** Whether a way takes all of these units along. */
const takes = (way: Way, units: readonly Item[]): boolean => {
  const like = ({ number: _, ...rest }: Item): string => JSON.stringify(rest);
  const sum = (items: readonly Item[], sort: string): number =>
    items.reduce((all, item) => all + (like(item) === sort ? item.number : 0), 0);
  return units.every((item) => sum(way.units, like(item)) >= sum(units, like(item)));
};

/** Room that units of several sorts share goes to each sort in turn. */
function sharing(items: readonly Item[], room: number): Item[] {
  if (room === Infinity) return [...items];
  const given = items.map(() => 0);
  for (let left = room, more = true; left > 0 && more;) {
    more = false;
    items.forEach((item, at) => {
      if (left > 0 && (given[at] ?? 0) < item.number) {
        given[at] = (given[at] ?? 0) + 1;
        left -= 1;
        more = true;
      }
    });
  }
  return items.map((item, at) => ({ ...item, number: given[at] ?? 0 })).filter((item) => item.number > 0);
}

const cargoKinds = (item: Item): string =>
  (item.cargo ?? [])
    .flatMap((unit) => Array<string>(unit.number).fill(unit.kind))
    .sort()
    .join();

/** What leads to a battle. */
const FOUGHT = new Set<Destination["meaning"]>(["contest", "attack", "mobilize", "wait"]);

/** A battle in a word: the chance to win it, or where that is small the hits to be expected. */
export function oddsWords(forecast: Forecast): string {
  const chance = percent(forecast.won);
  if (forecast.kind === "sea") return t("odds-brief-won", { chance });
  if (forecast.won >= 0.05) return t("odds-brief-captured", { chance });
  return t("odds-brief-hits", {
    attacker: forecast.attacker_hits ?? 0,
    defender: forecast.defender_hits ?? 0,
  });
}

const withOdds = (light: Light, forecast: Forecast | null): Light =>
  forecast
    ? { ...light, text: t("light-with-odds", { light: light.text, odds: oddsWords(forecast) }) }
    : light;

type Meaning = Destination["meaning"];

/** What going to a place means, as its light says it; the others say nothing. */
const LIGHTS = {
  contest: "light-contest",
  attack: "light-attack",
  take: "light-take",
  join: "light-join",
  mobilize: "light-mobilize",
  load: "light-load",
  land: "light-land",
  wait: "light-wait",
} as const;

const SIGNS: Record<Meaning, Pick<Light, "icon" | "tone">> = {
  move: { icon: "go", tone: "" },
  reinforce: { icon: "go", tone: "" },
  contest: { icon: "swords", tone: "fight" },
  attack: { icon: "swords", tone: "fight" },
  take: { icon: "flag", tone: "fight" },
  join: { icon: "flag", tone: "" },
  mobilize: { icon: "flag", tone: "warn" },
  load: { icon: "anchor", tone: "" },
  land: { icon: "anchor", tone: "" },
  wait: { icon: "anchor", tone: "" },
};

function lightOf({ meaning, mines, word }: Way): Light {
  const text = meaning === "move" || meaning === "reinforce" ? "" : t(LIGHTS[meaning]);
  if (mines)
    return {
      text: text ? t("light-with-mines", { light: text }) : t("light-mines"),
      icon: "mine",
      tone: "warn",
    };
  if (word === "rail") return { text: t("light-rail"), icon: "rail", tone: "" };
  return { text, ...SIGNS[meaning] };
}

const MEANINGS = {
  move: "goal-move",
  reinforce: "goal-reinforce",
  contest: "goal-contest",
  attack: "goal-attack",
  take: "goal-take",
  join: "goal-join",
  mobilize: "goal-mobilize",
  load: "goal-load",
  land: "goal-land",
  wait: "goal-wait",
} as const;

/** What it means to go to a place, in few words. */
export const meaningWords = (meaning: Meaning): string => t(MEANINGS[meaning]);
