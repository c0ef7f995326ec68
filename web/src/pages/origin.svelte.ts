// Where a new game begins: the setup of its rules, a position, or a moment of a record or of another game.

import * as api from "../api";
import { keepRecord } from "../records";
import { read, t } from "../text/text.svelte";
import type { NewGame, Power, Problem, ReadPosition, Review, View } from "../wire";
import { capital } from "../words";

export type Kind = "standard" | "position" | "moment";

/** The name of the division that a record had. */
export const AS_RECORDED = "recorded";

export class Origin {
  kind = $state<Kind>("standard");
  position = $state.raw<ReadPosition | null>(null);
  source = $state.raw<api.Source | null>(null);
  review = $state.raw<Review | null>(null);
  orders = $state(0);
  view = $state.raw<View | null>(null);
  problems = $state.raw<readonly Problem[]>([]);
  busy = $state(false);
  #text = "";
  #wait: ReturnType<typeof setTimeout> | undefined;

  readonly rules = $derived(
    this.kind === "position" ? (this.position?.rules ?? null) : (this.review?.rules ?? null),
  );
  /** Powers of one player, whom no seat may part. */
  readonly together: readonly (readonly Power[])[] = $derived(
    this.kind === "moment" ? (this.review?.seats ?? []).map((seat) => seat.powers) : [],
  );
  readonly ready = $derived(
    this.kind === "standard" || (this.kind === "position" ? this.position !== null : this.review !== null),
  );
  /** The moment in words. */
  readonly words = $derived.by(() => {
    const shown = this.kind === "position" ? this.position?.view : this.view;
    if (!this.rules || !shown) return "";
    const { round, turn, phase } = shown;
    return t("new-moment", { rules: capital(read(this.rules.label)), round, turn, phase });
  });

  /** What the server is told. */
  get wanted(): Pick<NewGame, "position" | "imported" | "game" | "orders"> {
    if (this.kind === "position") return { position: this.#text };
    if (this.kind === "moment" && this.source)
      return this.source.kind === "game"
        ? { game: this.source.id, orders: this.orders }
        : { imported: this.source.id, orders: this.orders };
    return {};
  }

  choose(kind: Kind): void {
    this.kind = kind;
    this.problems = [];
  }

  async takePosition(text: string): Promise<void> {
    await this.#doing(async () => {
      this.position = null;
      this.position = await api.readPosition(text);
      this.#text = text;
    });
  }

  async takeRecord(text: string, name: string): Promise<void> {
    await this.#doing(async () => {
      this.review = null;
      const record = await api.importRecord(text, name);
      keepRecord(record);
      await this.#open({ kind: "record", id: record.id }, record.orders);
    });
  }

  async takeSource(source: api.Source, orders: number): Promise<void> {
    this.kind = "moment";
    await this.#doing(() => this.#open(source, orders));
  }

  async #open(source: api.Source, orders: number): Promise<void> {
    this.review = await api.review(source);
    this.source = source;
    this.orders = Math.min(orders, this.review.marks.length);
    this.view = (await api.stretch(source, this.orders, 1)).view;
  }

  go(orders: number): void {
    this.orders = orders;
    clearTimeout(this.#wait);
    this.#wait = setTimeout(
      () =>
        void this.#doing(async () => {
          if (this.source) this.view = (await api.stretch(this.source, this.orders, 1)).view;
        }),
      120,
    );
  }

  async #doing(deed: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.problems = [];
    try {
      await deed();
    } catch (reason) {
      this.problems = reason instanceof api.Refused ? reason.problems : [api.sentence(t("new-unreadable"))];
    }
    this.busy = false;
  }
}

/** The divisions that part no player's powers: those of the book, and the record's own if it is none of them. */
export function divisionsOf(
  book: Readonly<Record<number, readonly (readonly Power[])[]>>,
  together: readonly (readonly Power[])[],
): { name: string; seats: readonly (readonly Power[])[] }[] {
  const fits = (seats: readonly (readonly Power[])[]): boolean =>
    together.every((powers) => seats.some((seat) => powers.every((power) => seat.includes(power))));
  const found = Object.entries(book)
    .filter(([, seats]) => fits(seats))
    .map(([name, seats]) => ({ name, seats }));
  const same = (seats: readonly (readonly Power[])[]): string =>
    seats
      .map((seat) => [...seat].sort().join("+"))
      .sort()
      .join();
  if (together.length && !found.some(({ seats }) => same(seats) === same(together)))
    found.push({ name: AS_RECORDED, seats: together });
  return found;
}
