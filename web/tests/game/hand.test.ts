import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Grip } from "../../src/board/dragging";
import { Hand, oddsWords } from "../../src/game/hand.svelte";
import type { Counter, Destination, Item, Problem } from "../../src/wire";
import { rooted } from "../rooted.svelte";
import { asked, counter, forecast, item, opening, problem, space, view, war as warWith } from "../table";

const INFANTRY = item(1, "infantry"),
  ARTILLERY = item(1, "artillery");

/** A hand over Alsace, where some German units stand that can go somewhere. */
function handWith(counters: Counter[], openings: readonly Destination[]) {
  const war = warWith({
    view: view({ Alsace: space("held", { controller: "germany", forces: { germany: counters } }) }),
  });
  war.look.mockImplementation(() => Promise.resolve(openings));
  return { war, hand: rooted(() => new Hand(war)) };
}

async function picked(counters: Counter[], openings: readonly Destination[]) {
  const { war, hand } = handWith(counters, openings);
  await hand.pick("Alsace");
  return { war, hand };
}

const grip = (more: Partial<Grip> = {}): Grip => ({
  space: "Alsace",
  power: "germany",
  kind: "infantry",
  damaged: false,
  cargo: "",
  ...more,
});

const inHand = (hand: Hand): Record<string, number> =>
  Object.fromEntries(hand.sorts.map((sort) => [sort.item.kind, hand.counts[sort.key] ?? 0]));
const numbers = (units: readonly Item[] | undefined): string =>
  (units ?? []).map((unit) => `${unit.number} ${unit.kind}`).join(", ");

describe("a stack that is picked", () => {
  const STACK = [counter(5, "infantry"), counter(2, "artillery")];
  const WAYS = [opening("Lorraine", INFANTRY), opening("Lorraine", ARTILLERY), opening("Ruhr", INFANTRY)];

  test("is taken up whole", async () => {
    const { hand } = await picked(STACK, WAYS);
    expect(inHand(hand)).toEqual({ infantry: 5, artillery: 2 });
    expect(hand.picked).toBe("Alsace");
  });

  test("is counted over all its counters of a sort", async () => {
    const { hand } = await picked(
      [counter(2, "infantry"), counter(3, "infantry", { route: ["Ruhr", "Alsace"] })],
      WAYS,
    );
    expect(inHand(hand)).toMatchObject({ infantry: 5 });
  });

  test("gives no more than can go", async () => {
    const { hand } = await picked(STACK, [opening("Lorraine", INFANTRY, { most: 3 })]);
    expect(inHand(hand)).toEqual({ infantry: 3 });
  });

  test("gives half of each sort, rounded up", async () => {
    const { hand } = await picked(STACK, WAYS);
    hand.take("half");
    expect(inHand(hand)).toEqual({ infantry: 3, artillery: 1 });
  });

  test("gives a single unit of its first sort", async () => {
    const { hand } = await picked(STACK, WAYS);
    hand.take("one");
    expect(inHand(hand)).toEqual({ infantry: 1, artillery: 0 });
  });

  test("lights every place where something of it can go", async () => {
    const { hand } = await picked(STACK, WAYS);
    expect([...(hand.lights?.keys() ?? [])]).toEqual(["Lorraine", "Ruhr"]);
  });

  test("goes together by one order for each way", async () => {
    const { hand } = await picked(STACK, WAYS);
    const [way] = hand.goals.get("Lorraine") ?? [];
    expect(way?.orders).toEqual([
      { type: "Move", route: ["Alsace", "Lorraine"], units: [item(5, "infantry"), item(2, "artillery")] },
    ]);
  });

  test("lights no place for units that stay", async () => {
    const { hand } = await picked(STACK, WAYS);
    hand.counts = Object.fromEntries(
      hand.sorts.map(({ key, item: { kind } }) => [key, kind === "artillery" ? 2 : 0]),
    );
    expect([...hand.goals.keys()]).toEqual(["Lorraine"]);
    hand.counts = {};
    expect(hand.goals.size).toBe(0);
  });

  test("is put down whole", async () => {
    const { hand } = await picked(STACK, WAYS);
    hand.drop();
    expect([hand.picked, hand.lights, hand.sorts.length]).toEqual([null, null, 0]);
  });

  test("is not taken up by somebody who is not asked", async () => {
    const { war, hand } = handWith(STACK, WAYS);
    war.question = null;
    await hand.pick("Alsace");
    expect(hand.picked).toBeNull();
    expect(war.look).not.toHaveBeenCalled();
  });
});

describe("a server that is slow", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("does not keep a place from being shown as picked", async () => {
    const { war, hand } = handWith([counter(2, "infantry")], []);
    let answer: (openings: readonly Destination[]) => void = () => undefined;
    war.look.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const done = hand.pick("Alsace");
    await vi.advanceTimersByTimeAsync(60);
    expect([hand.picked, hand.sorts.length]).toEqual(["Alsace", 0]);
    answer([opening("Lorraine", INFANTRY)]);
    await done;
    expect(inHand(hand)).toEqual({ infantry: 2 });
  });

  test("does not bring back a place after another was picked", async () => {
    const { war, hand } = handWith([counter(2, "infantry")], []);
    war.look.mockImplementation((_, place) =>
      place === "Alsace"
        ? new Promise((resolve) => setTimeout(() => resolve([opening("Lorraine", INFANTRY)]), 500))
        : Promise.resolve([]),
    );
    const first = hand.pick("Alsace");
    await vi.advanceTimersByTimeAsync(60);
    await hand.pick("Berlin");
    await vi.advanceTimersByTimeAsync(600);
    await first;
    expect([hand.picked, hand.openings.length]).toEqual(["Berlin", 0]);
  });
});

describe("what a lit place says", () => {
  const lit = async (more: Partial<Destination>) => {
    const { hand } = await picked([counter(2, "infantry")], [opening("Lorraine", INFANTRY, more)]);
    return hand.lights?.get("Lorraine");
  };

  test("an attack", async () => {
    expect(await lit({ meaning: "attack" })).toEqual({ text: "Attack", icon: "swords", tone: "fight" });
  });
  test("nothing where units only go", async () => {
    expect(await lit({ meaning: "move" })).toMatchObject({ text: "", icon: "go" });
  });
  test("mines, and what waits behind them", async () => {
    expect(await lit({ meaning: "attack", mines: true })).toEqual({
      text: "Attack; mines",
      icon: "mine",
      tone: "warn",
    });
    expect(await lit({ meaning: "move", mines: true })).toMatchObject({ text: "Mines" });
  });
  test("that the way there is by rail", async () => {
    expect(await lit({ word: "rail" })).toMatchObject({ text: "By rail", icon: "rail" });
  });
  test("that a neutral mobilizes", async () => {
    expect(await lit({ meaning: "mobilize" })).toMatchObject({
      text: "Invade: it mobilizes",
      tone: "warn",
    });
  });
});

describe("of several ways to a place", () => {
  const SHIPS = [counter(2, "cruiser")];
  const CRUISER = item(1, "cruiser");
  const by = (route: string[], more: Partial<Destination> = {}, of = CRUISER): Destination =>
    opening("SZ 9", of, { route, ...more });
  const SHORT = ["SZ 10", "SZ 9"],
    LONG = ["SZ 10", "SZ 8", "SZ 9"];

  test("the shortest is the first, and a way round that gains nothing is none", async () => {
    const { hand } = await picked(SHIPS, [by(LONG), by(SHORT)]);
    expect(hand.goals.get("SZ 9")?.map((way) => way.route)).toEqual([SHORT]);
  });

  test("a way round mines is offered, and before the way through them", async () => {
    const { hand } = await picked(SHIPS, [by(SHORT, { mines: true }), by(LONG)]);
    expect(hand.goals.get("SZ 9")?.map((way) => way.route)).toEqual([LONG, SHORT]);
  });

  test("a way round that takes more units is offered as well", async () => {
    const { hand } = await picked(SHIPS, [by(SHORT, { most: 1 }), by(LONG)]);
    expect(hand.goals.get("SZ 9")?.map((way) => numbers(way.units))).toEqual(["1 cruiser", "2 cruiser"]);
  });

  test("a landing at once comes before one that waits for the battle", async () => {
    const landing = (after_battle: boolean): Destination =>
      opening("Lorraine", INFANTRY, {
        word: "offload",
        meaning: after_battle ? "wait" : "land",
        order: { type: "Offload", units: [INFANTRY], zone: "SZ 9", territory: "Lorraine", after_battle },
      });
    const { hand } = await picked([counter(1, "infantry")], [landing(true), landing(false)]);
    expect(hand.goals.get("Lorraine")?.map((way) => way.meaning)).toEqual(["land", "wait"]);
  });

  test("rail and road are two", async () => {
    const ways = [opening("Ruhr", INFANTRY, { word: "rail" }), opening("Ruhr", INFANTRY)];
    const { hand } = await picked([counter(1, "infantry")], ways);
    expect(hand.goals.get("Ruhr")?.map((way) => way.word)).toEqual(["move", "rail"]);
  });
});

describe("room aboard", () => {
  const aboard = (of: Item, together: number): Destination =>
    opening("SZ 10", of, { word: "load", meaning: "load", together });

  test("goes to each sort in turn", async () => {
    const { hand } = await picked(
      [counter(3, "infantry"), counter(2, "artillery")],
      [aboard(INFANTRY, 3), aboard(ARTILLERY, 3)],
    );
    expect(numbers(hand.goals.get("SZ 10")?.[0]?.units)).toBe("2 infantry, 1 artillery");
  });

  test("that one sort does not fill goes to the other", async () => {
    const { hand } = await picked(
      [counter(1, "infantry"), counter(4, "artillery")],
      [aboard(INFANTRY, 4), aboard(ARTILLERY, 4)],
    );
    expect(numbers(hand.goals.get("SZ 10")?.[0]?.units)).toBe("1 infantry, 3 artillery");
  });
});

describe("transports", () => {
  const LOADED = item(1, "transport", { cargo: [item(2, "infantry")] });
  const CARGO = [
    { kind: "infantry", owner: "germany" },
    { kind: "infantry", owner: "germany" },
  ] as const;
  const FLEET = [counter(2, "transport"), counter(1, "transport", { cargo: [...CARGO] })];
  const SAIL = [opening("SZ 9", item(1, "transport")), opening("SZ 9", LOADED, { most: 1 })];

  test("that are loaded are a sort of their own", async () => {
    const { hand } = await picked(FLEET, SAIL);
    expect(hand.sorts.map(({ most }) => most)).toEqual([2, 1]);
  });

  test("that are loaded alike are named one by one", async () => {
    const { hand } = await picked(
      [counter(2, "transport", { cargo: [...CARGO] })],
      [opening("SZ 9", LOADED, { most: 1 })],
    );
    expect(hand.goals.get("SZ 9")?.[0]?.units).toEqual([LOADED, LOADED]);
  });

  test("are grabbed with what they carry, and with nothing else that is aboard", async () => {
    const ashore = (of: Item): Destination =>
      opening("Lorraine", of, { word: "offload", meaning: "land", most: 2 });
    const { hand } = handWith(FLEET, [...SAIL, ashore(INFANTRY), ashore(ARTILLERY)]);
    await hand.grab(grip({ kind: "transport", cargo: "infantry,infantry" }));
    expect(hand.sorts.map(({ key }) => hand.counts[key])).toEqual([0, 1, 2, 0]);
  });
});

describe("a counter that is grabbed", () => {
  const STACK = [counter(5, "infantry"), counter(2, "artillery")];
  const WAYS = [opening("Lorraine", INFANTRY), opening("Lorraine", ARTILLERY)];

  test("takes its sort alone", async () => {
    const { hand } = handWith(STACK, WAYS);
    await hand.grab(grip());
    expect(inHand(hand)).toEqual({ infantry: 5, artillery: 0 });
    expect(hand.grip).not.toBeNull();
  });

  test("takes so many as are counted on the way, and never more than there are", async () => {
    const { hand } = handWith(STACK, WAYS);
    await hand.grab(grip({ kind: "artillery" }));
    hand.only(1);
    expect(inHand(hand)).toEqual({ infantry: 0, artillery: 1 });
    hand.only(9);
    expect(inHand(hand)).toEqual({ infantry: 0, artillery: 2 });
  });

  test("takes what was chosen of the stack before", async () => {
    const { hand } = await picked(STACK, WAYS);
    hand.take("half");
    await hand.grab(grip());
    expect(inHand(hand)).toEqual({ infantry: 3, artillery: 1 });
  });

  test("hangs on no hand that has let go meanwhile", async () => {
    const { hand } = handWith(STACK, WAYS);
    const grabbing = hand.grab(grip());
    hand.release();
    await grabbing;
    expect([hand.grip, inHand(hand)]).toEqual([null, { infantry: 5, artillery: 0 }]);
  });

  test("tells a damaged battleship from a sound one", async () => {
    const damaged = item(1, "battleship", { state: "damaged" });
    const ways = [opening("SZ 9", item(1, "battleship")), opening("SZ 9", damaged)];
    const { hand } = handWith([counter(2, "battleship"), counter(1, "battleship", { damaged: true })], ways);
    await hand.grab(grip({ kind: "battleship", damaged: true }));
    expect(hand.sorts.map(({ key }) => hand.counts[key])).toEqual([0, 1]);
  });
});

describe("an order", () => {
  test("empties the hand when it is taken", async () => {
    const { war, hand } = await picked([counter(1, "infantry")], [opening("Lorraine", INFANTRY)]);
    const [way] = hand.goals.get("Lorraine") ?? [];
    if (way) await hand.go(way);
    expect(war.giveAll).toHaveBeenCalledWith("germany", way?.orders);
    expect(hand.picked).toBeNull();
  });

  test("that is refused leaves all in the hand", async () => {
    const { war, hand } = await picked([counter(1, "infantry")], [opening("Lorraine", INFANTRY)]);
    war.giveAll.mockResolvedValue(false);
    const [way] = hand.goals.get("Lorraine") ?? [];
    if (way) await hand.go(way);
    expect([hand.picked, inHand(hand)]).toEqual(["Alsace", { infantry: 1 }]);
  });

  test("that cannot be given is explained by the engine", async () => {
    const { war, hand } = await picked([counter(2, "infantry")], [opening("Lorraine", INFANTRY)]);
    const found: readonly Problem[] = [problem("Alsace does not border Paris")];
    war.problems.mockResolvedValue(found);
    await hand.wonder("Paris");
    expect(war.problems).toHaveBeenCalledWith("germany", {
      type: "Move",
      units: [item(2, "infantry")],
      route: ["Alsace", "Paris"],
    });
    expect(war.refused).toBe(found);
  });

  test("places what was bought, all or one by one", async () => {
    const { war, hand } = handWith([], []);
    const sites = [{ kind: "infantry", space: "Berlin", most: 4 } as const];
    war.question = asked("germany", { type: "AskOrders", phase: "mobilize" }, { sites: [...sites] });
    hand.placing = "infantry";
    await hand.place("Berlin");
    hand.share = "one";
    await hand.place("Berlin");
    await hand.place("Paris");
    const placed = (number: number) => [
      "germany",
      { type: "Place", units: [item(number, "infantry")], space: "Berlin" },
    ];
    expect(war.give.mock.calls).toEqual([placed(4), placed(1)]);
  });
});

describe("odds", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const FIGHT = [opening("Lorraine", INFANTRY, { meaning: "attack" }), opening("Ruhr", INFANTRY)];

  test("are added to the place on which the hand rests", async () => {
    const { war, hand } = await picked([counter(2, "infantry")], FIGHT);
    war.foresee.mockResolvedValue(forecast({ won: 0.62 }));
    hand.goal = "Lorraine";
    flushSync();
    expect(hand.lights?.get("Lorraine")?.text).toBe("Attack");
    await vi.advanceTimersByTimeAsync(100);
    expect(hand.lights?.get("Lorraine")?.text).toBe("Attack: 62% to capture");
  });

  test("are not asked for where nobody fights, nor while the hand only passes", async () => {
    const { war, hand } = await picked([counter(2, "infantry")], FIGHT);
    for (const goal of ["Ruhr", "Lorraine", null]) {
      hand.goal = goal;
      flushSync();
      await vi.advanceTimersByTimeAsync(goal === "Ruhr" ? 200 : 30);
    }
    await vi.advanceTimersByTimeAsync(200);
    expect(war.foresee).not.toHaveBeenCalled();
  });

  test("that come too late are not shown", async () => {
    const { war, hand } = await picked([counter(2, "infantry")], FIGHT);
    war.foresee.mockImplementation(
      () => new Promise((resolve) => setTimeout(() => resolve(forecast()), 300)),
    );
    hand.goal = "Lorraine";
    flushSync();
    await vi.advanceTimersByTimeAsync(100);
    hand.goal = "Ruhr";
    flushSync();
    await vi.advanceTimersByTimeAsync(400);
    expect(hand.odds).toBeNull();
  });

  test("of a hopeless attack are the hits to be expected", () => {
    expect(oddsWords(forecast({ won: 0.01, attacker_hits: 1.5, defender_hits: 2.25 }))).toBe(
      "1.5 to 2.3 hits",
    );
    expect(oddsWords(forecast({ won: 0.05 }))).toBe("5% to capture");
  });

  test("of a sea battle are always the chance to win it", () => {
    expect(oddsWords(forecast({ kind: "sea", won: 0.001 }))).toBe("under 1% to win");
  });
});
