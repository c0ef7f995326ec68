// What a text of the catalogues can call. The server has the same functions in `text/messages.py`.

import { FluentBundle, type FluentFunction, FluentType, type FluentValue, type Scope } from "@fluent/bundle";
import type { Item, Message } from "../wire";

export type Args = Readonly<Record<string, unknown>>;
type Options = Record<string, FluentValue>;

/** A list or a unit list on its way through a text; only the functions look into it. */
export class Whole extends FluentType<readonly unknown[]> {
  override toString(_scope: Scope): string {
    return this.value.join(", ");
  }
}

/** Stands before and behind a space in a text whose spaces can be shown on the map. */
export const MARK = "\u2063";

const KINDS = ["infantry", "artillery", "tank", "fighter", "battleship", "cruiser", "submarine", "transport"];

export const isMessage = (value: unknown): value is Message =>
  typeof value === "object" && value !== null && "id" in value && !Array.isArray(value);

/** The texts of one language, with all that they can call. */
export class Texts {
  readonly #bundle: FluentBundle;
  readonly #language: string;
  #marks = false;

  constructor(language: string) {
    this.#language = language;
    const named = (prefix: string) =>
      this.#function((value, form) => this.#named(`${prefix}-${value}`, form, prefix));
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        POWER: named("power"),
        KIND: named("kind"),
        PHASE: named("phase"),
        SPACE: this.#function((space, form) => this.space(space, form)),
        UNITS: ([items]) => this.units(whole(items) as readonly Item[]),
        ROUTE: ([route]) => this.#route(whole(route) as readonly string[]),
        LIST: ([values], options) => this.#list(whole(values), options),
        NUMBER: ([value], options) => this.#number(Number(value?.valueOf()), options),
      },
    });
  }

  get bundle(): FluentBundle {
    return this.#bundle;
  }

  /** A text with its parameters put in; in one of its forms, where it has that. */
  sentence(id: string, args: Args = {}, form = ""): string {
    const message = this.#bundle.getMessage(id);
    const found = (form && message?.attributes[form]) || message?.value;
    return found ? this.#bundle.formatPattern(found, this.#read(args), []) : id;
  }

  word(value: unknown, form = ""): string {
    return isMessage(value) ? this.sentence(value.id, value.args as Args, form) : String(value);
  }

  /** A message in which every space stands between marks: what is between the first two names it. */
  marked(message: Message, form = ""): string {
    this.#marks = true;
    try {
      return this.word(message, form);
    } finally {
      this.#marks = false;
    }
  }

  /** The name of a power, a kind of unit or a phase, in one of its forms. */
  name(of: "power" | "kind" | "phase", value: string, form = ""): string {
    return this.#named(`${of}-${value}`, form, of);
  }

  space(space: string, form = ""): string {
    const name = this.#space(space, form);
    return this.#marks ? `${MARK}${space}${MARK}${name}${MARK}` : name;
  }

  #space(space: string, form: string): string {
    const id = `space-${space.toLowerCase().replaceAll(" ", "-")}`;
    if (this.#bundle.hasMessage(id)) return this.#named(id, form, "space");
    const name = space.startsWith("SZ ") ? this.sentence("zone", { number: space.slice(3) }) : space;
    return this.#formed(name, form, "space");
  }

  units(items: readonly Item[]): string {
    const listed = [...items].sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
    return listed.map((item) => this.#item(item)).join(", ") || this.sentence("no-units");
  }

  #item(item: Item): string {
    const state = item.state === "damage" ? "damaged" : (item.state ?? "");
    let units = this.sentence(`unit-${item.kind}${state ? `-${state}` : ""}`, { n: item.number });
    if (item.owner) units = this.sentence("units-of", { units, power: item.owner });
    if (item.cargo?.length) units = this.sentence("units-with-cargo", { units, cargo: item.cargo });
    return units;
  }

  #route(route: readonly string[]): string {
    const args = { start: route[0], end: route.at(-1), between: route.slice(1, -1) };
    return this.sentence(route.length > 2 ? "route-via" : "route", args);
  }

  #list(values: readonly unknown[], options: Options): string {
    const words = values.map((value) =>
      this.#each(value, String(options["of"] ?? ""), String(options["form"] ?? "")),
    );
    const join = String(options["join"] ?? "and");
    if (words.length < 2 || join === "comma") return words.join(", ");
    if (join === "semicolon") return words.join("; ");
    if (join === "space") return words.join(" ");
    return this.sentence(`list-${join}`, { rest: words.slice(0, -1).join(", "), last: words.at(-1) });
  }

  #each(value: unknown, of: string, form: string): string {
    if (of === "space") return this.space(String(value), form);
    if (of === "units") return this.units(value as readonly Item[]);
    return of ? this.#named(`${of}-${String(value)}`, form, of) : this.word(value);
  }

  #number(value: number, options: Options): string {
    const digits = Number(options["digits"]?.valueOf() ?? 0);
    const share = options["style"] === "percent";
    const shape = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    const number = (share ? value * 100 : value).toLocaleString(this.#language, shape);
    return share ? this.sentence("percent", { number }) : number;
  }

  /** A name in one of its forms: its own, or the one that all names like it have in common. */
  #named(id: string, form: string, general: string): string {
    const message = this.#bundle.getMessage(id);
    const own = form ? message?.attributes[form] : undefined;
    if (own) return this.#bundle.formatPattern(own, {}, []);
    return this.#formed(
      message?.value ? this.#bundle.formatPattern(message.value, {}, []) : id,
      form,
      general,
    );
  }

  #formed(name: string, form: string, general: string): string {
    const common = `${general}-${form}`;
    return form && this.#bundle.hasMessage(common) ? this.sentence(common, { name }) : name;
  }

  #function(named: (value: string, form: string) => string): FluentFunction {
    return ([value], options) => named(String(value?.valueOf()), String(options["form"] ?? ""));
  }

  #read(args: Args): Record<string, FluentValue | number> {
    return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, this.#variable(value)]));
  }

  #variable(value: unknown): FluentValue | number {
    if (typeof value === "number") return value;
    if (typeof value === "boolean") return value ? "yes" : "no";
    return Array.isArray(value) ? new Whole(value) : this.word(value);
  }
}

const whole = (value: FluentValue | undefined): readonly unknown[] =>
  value instanceof Whole ? value.value : [];
