// One game as this page knows it: what the server has said, and what is said back.

import { Refused, board as fetchBoard, sentence } from "./api";
import { Connection, Lost } from "./connection.svelte";
import { secretsOf } from "./secrets";
import { settings } from "./settings.svelte";
import { message } from "./text/text.svelte";
import {
  PROTOCOL,
  type Asked,
  type Battle,
  type BoardInfo,
  type Coaching,
  type Destination,
  type Forecast,
  type GameInfo,
  type Item,
  type Message,
  type Order,
  type Power,
  type Problem,
  type Question,
  type RulesetInfo,
  type ServerMessage,
  type Step,
  type Talk,
  type Tray,
  type View,
  type Waiting,
} from "./wire";

const KEPT_STEPS = 600;
const UNHEARD = "unheard" as string as Problem["code"];
/** A complaint that is true as long as there is no connection. */
const unheard = (why: Message): Problem => ({ ...sentence(why), code: UNHEARD });
/** Questions that are answered with an eye to the odds. */
const WEIGHED = new Set<Question["type"]>(["AskPress", "AskSubmerge", "AskRetreat", "AskLand"]);

export class War {
  readonly id: string;
  board = $state.raw<BoardInfo | null>(null);
  game = $state.raw<GameInfo | null>(null);
  rules = $state.raw<RulesetInfo | null>(null);
  view = $state.raw<View | null>(null);
  asked = $state.raw<readonly Asked[]>([]);
  waiting = $state.raw<readonly Waiting[]>([]);
  steps = $state.raw<readonly Step[]>([]);
  talk = $state.raw<readonly Talk[]>([]);
  battle = $state.raw<Battle | null>(null);
  /** How far the learner has come, where a lesson is taught. */
  coaching = $state.raw<Coaching | null>(null);
  seats = $state.raw<readonly number[]>([]);
  host = $state(false);
  pace = $state(0.7);
  moment = $state(0);
  /** Whether an order is on its way. */
  busy = $state(false);
  /** Why the last thing was refused. */
  refused = $state.raw<readonly Problem[]>([]);
  forecasts = $state.raw<ReadonlyMap<string, Forecast>>(new Map());
  /** The power for which this page speaks, where it has several that are asked. */
  chosen = $state<Power | null>(null);
  /** Steps that came while the page watched, with the board before them, for whoever shows them one by one. */
  onsteps: ((steps: readonly Step[], before: View) => void) | null = null;
  /** The page has come, or come back. */
  onwelcome: (() => void) | null = null;

  /** What is asked of this page now: by the chosen power, or the first. */
  readonly question: Asked | null = $derived.by(() => {
    const real = this.asked.filter((each) => each.question);
    return real.find((each) => each.power === this.chosen) ?? real[0] ?? null;
  });
  /** The powers of this page. */
  readonly mine: readonly Power[] = $derived(
    (this.game?.seats ?? [])
      .filter((seat) => this.seats.includes(seat.number))
      .flatMap((seat) => seat.powers),
  );
  /** The orders of the phase in progress that still stand, by the power that is asked. */
  readonly drafts: readonly Step[] = $derived.by(() => {
    const view = this.view,
      question = this.question;
    if (!view || !question) return [];
    const here = this.steps.filter(
      (step) =>
        step.power === question.power
        && step.round === view.round
        && step.turn === view.turn
        && step.phase === view.phase,
    );
    const gone = new Set(this.steps.map((step) => step.takes_back).filter(Boolean));
    return here.filter((step) => step.order.type !== "Undo" && !gone.has(step.number));
  });

  readonly connection: Connection;
  #forecast: ReturnType<typeof setTimeout> | undefined;
  /** Those who wait until the page has come to a moment. */
  #expecting: { moment: number; come: () => void }[] = [];
  #deed: Promise<unknown> = Promise.resolve();

  constructor(id: string) {
    this.id = id;
    void fetchBoard().then(
      (found) => (this.board = found),
      (reason: Error) =>
        (this.refused = reason instanceof Refused ? reason.problems : [sentence(reason.message)]),
    );
    this.connection = new Connection(
      `/api/games/${encodeURIComponent(id)}/socket`,
      () => ({
        type: "Enter",
        protocol: PROTOCOL,
        secrets: secretsOf(id),
        name: settings.name,
        since: this.steps.at(-1)?.number ?? null,
      }),
      (message) => this.#hear(message),
    );
  }

  close(): void {
    clearTimeout(this.#forecast);
    this.connection.close();
  }

  /** Give an order; true if it was accepted. */
  async give(power: Power, order: Order | string): Promise<boolean> {
    return this.giveAll(power, [order]);
  }

  /** Give orders one after the other, up to the first that is refused. */
  async giveAll(power: Power, orders: readonly (Order | string)[]): Promise<boolean> {
    return this.#doing(async () => {
      let moment = this.moment;
      for (const order of orders) {
        const answer = await this.connection.ask({ type: "Give", power, order, moment });
        if (answer.type !== "Done") return answer;
        moment = answer.moment;
      }
      await this.#come(moment);
      return null;
    });
  }

  async takeBack(power: Power, step: number | null = null): Promise<boolean> {
    return this.#doing(async () => {
      const answer = await this.connection.ask({ type: "TakeBack", power, moment: this.moment, step });
      if (answer.type !== "Done") return answer;
      await this.#come(answer.moment);
      return null;
    });
  }

  /** When no order is on its way any more: who presses a key before then is heard all the same. */
  async idle(): Promise<void> {
    while (this.busy) await this.#deed;
  }

  /** An order is done when the page shows what came of it, not before: till then the old question would still stand there. */
  #come(moment: number): Promise<void> {
    if (this.moment >= moment) return Promise.resolve();
    return new Promise((come) => this.#expecting.push({ moment, come }));
  }

  #doing(deed: () => Promise<ServerMessage | null>): Promise<boolean> {
    if (this.busy) return Promise.resolve(false);
    this.busy = true;
    this.refused = [];
    const done = this.#through(deed);
    this.#deed = done;
    return done;
  }

  async #through(deed: () => Promise<ServerMessage | null>): Promise<boolean> {
    try {
      const answer = await deed();
      if (answer?.type === "Refusal") this.refused = answer.problems;
      return answer === null;
    } catch (reason) {
      if (!(reason instanceof Lost)) throw reason;
      this.refused = [unheard(reason.why)];
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** What would speak against an order. */
  async problems(power: Power, order: Order): Promise<readonly Problem[]> {
    const answer = await this.connection.ask({ type: "Try", power, order }).catch(() => null);
    if (answer?.type === "Tried" || answer?.type === "Refusal") return answer.problems;
    return [unheard(message("connection-none"))];
  }

  async look(power: Power, space: string): Promise<readonly Destination[]> {
    const answer = await this.connection.ask({ type: "Look", power, space }).catch(() => null);
    return answer?.type === "Openings" ? answer.destinations : [];
  }

  /** What could be bought beside some units, and what speaks against them; nothing if the server did not say. */
  async browse(power: Power, units: Item[]): Promise<Tray | null> {
    const answer = await this.connection.ask({ type: "Browse", power, units }).catch(() => null);
    return answer?.type === "Tray" ? answer : null;
  }

  /** The odds of the battle that a further order would make, if there is one. */
  async foresee(power: Power, order: Order): Promise<Forecast | null> {
    const answer = await this.connection.ask({ type: "Foresee", power, order }).catch(() => null);
    return answer?.type === "Forecasts" ? (answer.battles[0] ?? null) : null;
  }

  /** Ask for something that needs no order: pace, seats, talk. */
  async say(said: Parameters<Connection["ask"]>[0]): Promise<ServerMessage | null> {
    const answer = await this.connection.ask(said).catch(() => null);
    if (answer?.type === "Refusal") this.refused = answer.problems;
    return answer;
  }

  #hear(heard: ServerMessage): void {
    switch (heard.type) {
      case "Welcome": {
        const first = this.view === null;
        this.refused = this.refused.filter(({ code }) => code !== UNHEARD);
        if (!first && heard.seats.length < this.seats.length)
          this.refused = [sentence(message("seat-passed-on"))];
        this.game = heard.game;
        this.rules = heard.rules;
        this.seats = heard.seats;
        this.host = heard.host;
        this.pace = heard.pace;
        this.talk = heard.talk;
        this.view = heard.view;
        this.#goOn(heard, heard.whole || !first ? this.steps : []);
        this.onwelcome?.();
        break;
      }
      case "Happened": {
        const before = this.view;
        if (!before) return;
        this.view = { ...heard.view, spaces: { ...before.spaces, ...heard.view.spaces } };
        this.#goOn(heard, this.steps);
        if (heard.steps.length) this.onsteps?.(heard.steps, before);
        break;
      }
      case "Attendance":
        this.game = heard.game;
        this.pace = heard.pace;
        break;
      case "Said":
        this.talk = [...this.talk, heard.talk];
        break;
      case "Refusal":
        this.refused = heard.problems;
        break;
      default: // All else answers a question, and is heard by those who asked it.
        break;
    }
  }

  #goOn(
    told: {
      moment: number;
      steps: Step[];
      asked: Asked[];
      waiting: Waiting[];
      battle: Battle | null;
      coaching: Coaching | null;
    },
    before: readonly Step[],
  ): void {
    const known = new Set(before.map((step) => step.number));
    this.steps = [...before, ...told.steps.filter((step) => !known.has(step.number))].slice(-KEPT_STEPS);
    this.moment = told.moment;
    this.asked = told.asked;
    this.waiting = told.waiting;
    this.battle = told.battle;
    this.coaching = told.coaching;
    for (const { come } of this.#expecting.filter(({ moment }) => moment <= told.moment)) come();
    this.#expecting = this.#expecting.filter(({ moment }) => moment > told.moment);
    clearTimeout(this.#forecast);
    this.#forecast = setTimeout(() => void this.#foresee(), 120);
  }

  async #foresee(): Promise<void> {
    const question = this.question?.question;
    const power = this.question?.power;
    if (
      !power
      || !question
      || (question.type === "AskOrders"
        ? question.phase !== "movement" && question.phase !== "combat"
        : !WEIGHED.has(question.type))
    ) {
      if (this.forecasts.size) this.forecasts = new Map();
      return;
    }
    const answer = await this.connection.ask({ type: "Foresee", power }).catch(() => null);
    if (answer?.type === "Forecasts" && answer.moment === this.moment)
      this.forecasts = new Map(answer.battles.map((battle) => [battle.space, battle]));
  }
}
