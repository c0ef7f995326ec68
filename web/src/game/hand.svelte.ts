// What the player holds in the hand: a place that was picked, how many of its units, and where they could go.

import type { Light } from "../board/Lights.svelte";
import type { War } from "../war.svelte";
import type { Destination, Item, Order } from "../wire";

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
  orders: Order[];
  units: Item[];
}

const FIRST: Destination["word"][] = ["move", "load", "offload", "rail"];

const sortKey = ({ item, word }: Destination): string =>
  [word === "offload" ? "aboard" : "here", item.kind, item.state ?? "", item.owner ?? "",
    (item.cargo ?? []).map((unit) => `${unit.number} ${unit.kind} ${unit.owner ?? ""}`).join("+")].join("/");

const wayKey = ({ word, route, carrier, order }: Destination): string =>
  [word, route.join(">"), carrier ?? "", order.type === "Offload" && order.after_battle ? "after" : ""].join("|");

export class Hand {
  picked = $state<string | null>(null);
  openings = $state.raw<readonly Destination[]>([]);
  counts = $state<Record<string, number>>({});
  /** Units that are picked as losses, for the battle board to mark: how many of each kind, by power. */
  doomed = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** The lit place that was pointed at last. */
  goal = $state<string | null>(null);

  readonly sorts: readonly Sort[] = $derived.by(() => {
    const found = new Map<string, Sort>();
    for (const opening of this.openings) {
      const key = sortKey(opening);
      const known = found.get(key);
      const alike = this.#alike(opening.item);
      const most = opening.word === "offload" ? opening.most : opening.item.cargo?.length ? alike : Math.min(opening.most, alike);
      if (!known) found.set(key, { key, item: opening.item, aboard: opening.word === "offload", most });
      else known.most = Math.max(known.most, most);
    }
    return [...found.values()];
  });

  /** Every way of what is in the hand, by where it leads. */
  readonly goals: ReadonlyMap<string, Way[]> = $derived.by(() => {
    const found = new Map<string, Map<string, Way>>();
    for (const opening of this.openings) {
      const number = Math.min(this.counts[sortKey(opening)] ?? 0, opening.item.cargo?.length ? Infinity : opening.most);
      if (number < 1) continue;
      const ways = found.get(opening.goal) ?? new Map<string, Way>();
      found.set(opening.goal, ways);
      const key = wayKey(opening);
      const way = ways.get(key) ?? {
        key, goal: opening.goal, word: opening.word, route: opening.route, meaning: opening.meaning,
        mines: opening.mines ?? false, orders: [], units: [],
      };
      ways.set(key, way);
      const items = opening.item.cargo?.length
        ? Array.from({ length: number }, () => opening.item) : [{ ...opening.item, number }];
      way.units.push(...items);
      way.orders = [{ ...opening.order, units: way.units } as Order];
    }
    const rank = (way: Way): number =>
      (way.mines ? 100 : 0) + (way.key.endsWith("after") ? 50 : 0) + way.route.length + FIRST.indexOf(way.word) * 0.1;
    return new Map([...found].map(([goal, ways]) => [goal, [...ways.values()].sort((a, b) => rank(a) - rank(b))]));
  });

  readonly lights: ReadonlyMap<string, Light> | null = $derived(
    this.picked ? new Map([...this.goals].map(([goal, ways]) => [goal, lightOf(ways[0] as Way)])) : null,
  );

  constructor(private readonly war: War) {}

  /** How many pieces here are just like an item: without brackets the empty ships are meant. */
  #alike(item: Item): number {
    const cargo = (item.cargo ?? []).flatMap((unit) => Array<string>(unit.number).fill(unit.kind)).sort().join();
    const power = this.war.question?.power;
    const forces = power && this.picked ? this.war.view?.spaces[this.picked]?.forces?.[power] : undefined;
    const same = (forces ?? []).filter(
      (counter) => counter.kind === item.kind && (counter.damaged ?? false) === (item.state === "damaged") && (counter.cargo ?? []).map((unit) => unit.kind).sort().join() === cargo,
    );
    return Math.max(1, same.reduce((sum, counter) => sum + counter.number, 0));
  }

  async pick(space: string): Promise<void> {
    const power = this.war.question?.power;
    if (!power) return;
    this.drop();
    this.picked = space;
    const openings = await this.war.look(power, space);
    if (this.picked !== space) return;
    this.openings = openings;
    this.take("all");
  }

  drop(): void {
    this.picked = null;
    this.openings = [];
    this.counts = {};
    this.goal = null;
  }

  take(share: "all" | "half" | "one"): void {
    const of = (most: number): number => (share === "all" ? most : share === "half" ? Math.ceil(most / 2) : 1);
    this.counts = Object.fromEntries(this.sorts.map((sort, at) => [
      sort.key, share === "one" ? (at === 0 ? 1 : 0) : of(sort.most),
    ]));
  }

  /** Send what is in the hand on its way; what is left behind stays in the hand. */
  async go(way: Way): Promise<void> {
    const power = this.war.question?.power, from = this.picked;
    if (!power || !from) return;
    const done = await this.war.giveAll(power, way.orders);
    if (!done) return;
    this.drop();
  }
}

const WORDS: Record<Destination["meaning"], Light> = {
  move: { text: "", icon: "go", tone: "" },
  reinforce: { text: "", icon: "go", tone: "" },
  contest: { text: "Join the battle", icon: "swords", tone: "fight" },
  attack: { text: "Attack", icon: "swords", tone: "fight" },
  take: { text: "Take it", icon: "flag", tone: "fight" },
  mobilize: { text: "Invade: it rises", icon: "flag", tone: "warn" },
  load: { text: "Go aboard", icon: "anchor", tone: "" },
  land: { text: "Land", icon: "anchor", tone: "" },
  wait: { text: "Land after the battle", icon: "anchor", tone: "" },
};

function lightOf(way: Way): Light {
  const light = WORDS[way.meaning];
  if (way.mines) return { text: light.text ? `${light.text}; mines` : "Mines", icon: "mine", tone: "warn" };
  if (way.word === "rail") return { text: "By rail", icon: "rail", tone: "" };
  return light;
}

export const meaningWords: Record<Destination["meaning"], string> = {
  move: "nobody is there", reinforce: "joins friends", contest: "joins the battle", attack: "enemies are there",
  take: "nobody holds it against you", mobilize: "its army rises against you", load: "goes aboard",
  land: "goes ashore", wait: "goes ashore once the zone is cleared",
};
