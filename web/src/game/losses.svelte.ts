// The losses that a player is choosing: picked to begin with, changed on the battle board or beside it. Whether a choice
// will do is the engine's to say.

import type { War } from "../war.svelte";
import type { Asked, Casualties, Item, Kind, Power, Problem } from "../wire";

/** Units that can be named alike in a list of losses, and how many of them at most. */
export interface Losable {
  key: string;
  item: Item;
  owner: Power;
  most: number;
  hits: number;
}

/** A piece on the battle board, as far as losses go. */
export interface Piece {
  power: Power;
  kind: Kind;
  damaged: boolean;
  under: boolean;
  cargo: readonly Kind[];
}

export const itemKey = (item: Item): string =>
  JSON.stringify([item.kind, item.state ?? "", item.cargo ?? null, item.owner ?? null]);

const cargoOf = (item: Item): string =>
  (item.cargo ?? [])
    .flatMap((unit) => Array<string>(unit.number).fill(unit.kind))
    .sort()
    .join();

export class Losses {
  counts = $state<Record<string, number>>({});
  problems = $state.raw<readonly Problem[]>([]);
  tried = $state(true);
  readonly hits: number;
  readonly sorts: readonly Losable[];
  readonly #suggested: string;

  readonly chosen: readonly Item[] = $derived.by(() =>
    this.sorts.flatMap(({ key, item }) => {
      const number = this.counts[key] ?? 0;
      if (!number) return [];
      return item.cargo?.length ? Array.from({ length: number }, () => item) : [{ ...item, number }];
    }),
  );
  readonly order: Casualties = $derived({ type: "Casualties", units: [...this.chosen] });
  readonly taken: number = $derived.by(() =>
    this.sorts.reduce((sum, { key, hits }) => sum + hits * (this.counts[key] ?? 0), 0),
  );
  /** Whether the choice will do, as far as is known. */
  readonly sound: boolean = $derived.by(
    () => this.tried && (!this.problems.length || this.#written(this.chosen) === this.#suggested),
  );

  constructor(
    private readonly war: War,
    readonly asked: Asked,
  ) {
    this.hits = asked.question?.type === "AskCasualties" ? asked.question.hits : 0;
    const found = new Map<string, Losable>();
    // A ship of which a state is named takes the one hit that brings it there, or sinks it.
    const hitsOf = (item: Item): number =>
      item.state ? 1 : (war.rules?.units.find((unit) => unit.kind === item.kind)?.hits ?? 1);
    const note = (item: Item, number: number): void => {
      const key = itemKey(item),
        known = found.get(key);
      if (known) known.most = Math.max(known.most, number);
      else
        found.set(key, {
          key,
          item: { ...item, number: 1 },
          owner: item.owner ?? asked.power,
          most: number,
          hits: hitsOf(item),
        });
    };
    for (const [item, most] of asked.shape?.most ?? []) note(item, most);
    for (const order of asked.orders ?? [])
      if (order.type === "Casualties")
        for (const items of Map.groupBy(order.units, itemKey).values())
          note(
            items[0] as Item,
            items.reduce((sum, item) => sum + item.number, 0),
          );
    // All that stand there can be picked, so that the engine says why some of them may not be lost.
    for (const sort of found.values()) sort.most = Math.max(sort.most, this.#standing(sort));
    this.sorts = [...found.values()];
    const begin = asked.suggestion?.type === "Casualties" ? asked.suggestion.units : [];
    this.#suggested = this.#written(begin);
    const start: Record<string, number> = {};
    for (const item of begin) start[itemKey(item)] = (start[itemKey(item)] ?? 0) + item.number;
    this.counts = start;
  }

  #standing({ item, owner }: Losable): number {
    const question = this.asked.question;
    const force =
      question?.type === "AskCasualties"
        ? (this.war.view?.spaces[question.space]?.forces?.[owner] ?? [])
        : [];
    if (item.kind === "submarine" || item.kind === "transport") return 0; // these differ in what they do and carry
    return force
      .filter(
        (counter) => counter.kind === item.kind && (counter.damaged ?? false) === (item.state === "damaged"),
      )
      .reduce((sum, counter) => sum + counter.number, 0);
  }

  #written(items: readonly Item[]): string {
    const numbers = new Map<string, number>();
    for (const item of items) numbers.set(itemKey(item), (numbers.get(itemKey(item)) ?? 0) + item.number);
    return JSON.stringify([...numbers].sort());
  }

  /** The sort by which a piece is named; a battleship's damage is a sort of its own. */
  sortOf(piece: Piece, state?: "damage"): Losable | undefined {
    const alike = this.sorts.filter(
      ({ owner, item }) =>
        owner === piece.power
        && item.kind === piece.kind
        && (item.state === "damage") === (state === "damage"),
    );
    const cargo = [...piece.cargo].sort().join();
    const fit = ({ item }: Losable): number =>
      (piece.damaged === (item.state === "damaged") ? 4 : 0)
      + (piece.under === (item.state === "submerging") ? 2 : 0)
      + (cargo === cargoOf(item) ? 1 : 0);
    const best = alike.reduce<Losable | undefined>(
      (one, other) => (one && fit(one) >= fit(other) ? one : other),
      undefined,
    );
    if (best && piece.kind === "battleship" && piece.damaged !== (best.item.state === "damaged"))
      return undefined;
    return best;
  }

  isLosable(piece: Piece): boolean {
    return !!this.sortOf(piece) || (!piece.damaged && !!this.sortOf(piece, "damage"));
  }

  /** What becomes of a piece that is clicked: lost, or not lost after all; a battleship is damaged before it is sunk. */
  click(piece: Piece, mark: "" | "lost" | "damage"): void {
    const whole = this.sortOf(piece),
      damage = piece.damaged ? undefined : this.sortOf(piece, "damage");
    const add = (sort: Losable | undefined, number: number): void => {
      if (sort)
        this.counts[sort.key] = Math.min(sort.most, Math.max(0, (this.counts[sort.key] ?? 0) + number));
    };
    if (mark === "lost") add(whole, -1);
    else if (mark === "damage") {
      add(damage, -1);
      add(whole, 1);
      this.#makeRoom(whole);
    } else {
      const sort = damage ?? whole;
      add(sort, 1);
      this.#makeRoom(sort);
    }
    void this.#try();
  }

  set(key: string, number: number): void {
    this.counts[key] = number;
    void this.#try();
  }

  /** One more than there are hits: something else that was picked stays instead. */
  #makeRoom(kept: Losable | undefined): void {
    let over = this.taken - this.hits;
    for (const { key, hits } of this.sorts) {
      while (over > 0 && key !== kept?.key && (this.counts[key] ?? 0) > 0) {
        this.counts[key] = (this.counts[key] ?? 0) - 1;
        over -= hits;
      }
    }
  }

  async #try(): Promise<void> {
    this.tried = false;
    const now = this.order;
    const found = await this.war.problems(this.asked.power, now);
    if (now !== this.order) return;
    this.problems = found;
    this.tried = true;
  }
}
