import { describe, expect, test } from "vitest";
import { beatsOf, type Told } from "../../src/game/beats";
import type { Message, Order, Power, Step } from "../../src/wire";
import { attack, gun, item, move, step, view, volley } from "../table";

const BEFORE = view({}),
  AFTER = view({}, { round: 2 });
const told = (...steps: Step[]): Told => ({ steps, before: BEFORE, after: AFTER, battle: null });
const UNITS = [item(1, "infantry")];
const to = (number: number, power: Power, from: string, goal: string): Step =>
  step(number, power, move(UNITS, from, goal));
const fought = (number: number, power: Power, order: Order, place: string): Step =>
  step(number, power, order, {
    phase: "combat",
    volleys: [volley(place, { attack: [gun(power, 1, "infantry", 2)] }, [1])],
  });
const losses = (number: number, power: Power): Step =>
  step(number, power, { type: "Casualties", units: [] }, { phase: "combat" });

describe("moves", () => {
  test("to one place are one beat, in whose sight are all the places they come from", () => {
    const [beat, ...others] = beatsOf(
      [told(to(1, "france", "Paris", "Lorraine"), to(2, "france", "Belgium", "Lorraine"))],
      [],
      null,
    );
    expect(others).toEqual([]);
    expect([beat?.kind, beat?.place, beat?.places]).toEqual([
      "move",
      "Lorraine",
      ["Lorraine", "Paris", "Belgium"],
    ]);
  });

  test("to two places are two beats", () => {
    const beats = beatsOf(
      [told(to(1, "france", "Paris", "Lorraine"), to(2, "france", "Paris", "Belgium"))],
      [],
      null,
    );
    expect(beats.map(({ place }) => place)).toEqual(["Lorraine", "Belgium"]);
  });

  test("of two powers to one place are two beats", () => {
    expect(
      beatsOf(
        [told(to(1, "france", "Paris", "Lorraine"), to(2, "britain", "Belgium", "Lorraine"))],
        [],
        null,
      ),
    ).toHaveLength(2);
  });

  test("that came together show the board at their end only with the last of them", () => {
    const beats = beatsOf(
      [told(to(1, "france", "Paris", "Lorraine"), to(2, "france", "Paris", "Belgium"))],
      [],
      null,
    );
    expect(beats.map((beat) => beat.view)).toEqual([BEFORE, AFTER]);
  });

  test("on and off ships are seen from both ends", () => {
    const load = step(1, "france", { type: "Load", units: UNITS, territory: "Paris", zone: "SZ 9" });
    const land = step(2, "france", { type: "Offload", units: UNITS, zone: "SZ 9", territory: "Belgium" });
    expect(beatsOf([told(load, land)], [], null).map(({ places }) => places)).toEqual([
      ["SZ 9", "Paris"],
      ["Belgium", "SZ 9"],
    ]);
  });
});

describe("what is not shown", () => {
  test("one's own moves", () => {
    expect(beatsOf([told(to(1, "germany", "Alsace", "Lorraine"))], ["germany"], null)).toEqual([]);
  });

  test("what was taken back, and taking it back", () => {
    const undo = step(2, "france", { type: "Undo" }, { takes_back: 1 });
    expect(beatsOf([told(to(1, "france", "Paris", "Lorraine"), undo)], [], null)).toEqual([]);
  });

  test("a purchase that is changed at once", () => {
    const buy = (number: number, many: number): Step =>
      step(number, "france", { type: "Buy", units: [item(many, "infantry")] }, { phase: "purchase" });
    const beats = beatsOf([told(buy(1, 1), buy(2, 2))], [], null);
    expect(beats.flatMap((beat) => beat.steps.map(({ number }) => number))).toEqual([2]);
  });

  test("the end of a phase, unless something has come of it", () => {
    const phase = { id: "log-phase", args: { turn: "france", phase: "combat" } };
    const over = { id: "log-battle-over", args: { space: "SZ 9" } };
    const end = (lines: Message[]): Step => step(1, "france", { type: "End" }, { lines });
    expect(beatsOf([told(end([phase]))], [], null)).toEqual([]);
    expect(beatsOf([told(end([over, phase]))], [], null).map(({ kind }) => kind)).toEqual(["word"]);
  });
});

describe("battles", () => {
  test("are shown where the dice fell, and losses where the last attack was", () => {
    const beats = beatsOf(
      [told(fought(1, "france", attack("Alsace"), "Alsace"), losses(2, "germany"))],
      [],
      null,
    );
    expect(beats.map(({ kind, place }) => [kind, place])).toEqual([
      ["fight", "Alsace"],
      ["losses", "Alsace"],
    ]);
  });

  test("that began before are known by their attack", () => {
    const opened = step(1, "france", attack("Alsace"), { phase: "combat" });
    expect(beatsOf([told(losses(2, "france"))], [], opened).map(({ place }) => place)).toEqual(["Alsace"]);
  });

  test("of one's own show no losses of the others: they are on the battle board already", () => {
    const opened = step(1, "germany", attack("Lorraine"), { phase: "combat" });
    expect(beatsOf([told(losses(2, "france"))], ["germany"], opened)).toEqual([]);
  });

  test("are each a beat of their own, and what follows them is joined", () => {
    const twice = [fought(1, "france", attack("Alsace"), "Alsace"), losses(2, "france"), losses(3, "france")];
    expect(beatsOf([told(...twice)], [], null).map(({ steps }) => steps.length)).toEqual([1, 2]);
    const again = [
      fought(1, "france", attack("SZ 9"), "SZ 9"),
      fought(2, "france", { type: "Press" }, "SZ 9"),
    ];
    expect(beatsOf([told(...again)], [], null)).toHaveLength(2);
  });
});
