import { describe, expect, test } from "vitest";
import { fightOf, isHit, ofBattle, type Ground, type Unit } from "../../src/game/fights";
import { marksOf, outcomeOf } from "../../src/game/marks";
import type { Losses } from "../../src/game/losses.svelte";
import type { Battle, Counter, Power, Step } from "../../src/wire";
import { attack, counter, gun, item, side, space, step, volley } from "../table";

const ground = (forces: Ground["forces"] = {}): Ground => ({
  forces,
  side,
  printed: (kind) => (kind === "artillery" ? 3 : 2),
});
const GERMANS = [gun("germany", 2, "infantry", 2), gun("germany", 1, "artillery", 3)];
const FRENCH = [gun("france", 2, "infantry", 3)];
const fired = (number: number, dice: number[], more: Partial<Step> = {}): Step =>
  step(number, "germany", attack("Lorraine"), {
    volleys: [volley("Lorraine", { attack: GERMANS, defence: FRENCH }, dice)],
    ...more,
  });
const faces = (groups: readonly Unit[][] | undefined): (number | null)[] =>
  (groups ?? []).flat().map((unit) => unit.die);
const fighting = (stage: string, more: Partial<Battle> = {}): Battle => ({
  space: "Lorraine",
  kind: "land",
  stage,
  attack: GERMANS,
  defence: FRENCH,
  ...more,
});

describe("the orders of a battle", () => {
  test("end with the next attack, or with the phase", () => {
    const all = [
      step(1, "germany", attack("Lorraine")),
      step(2, "france", { type: "Casualties", units: [] }),
    ];
    expect(ofBattle([...all, step(3, "germany", attack("Belgium"))])).toEqual(all);
    expect(ofBattle([...all, step(3, "germany", { type: "End" })])).toEqual(all);
    expect(ofBattle(all)).toEqual(all);
  });

  test("leave out what was taken back", () => {
    const first = step(1, "germany", attack("Lorraine"));
    const gone = step(2, "germany", { type: "Casualties", units: [] });
    const undo = step(3, "germany", { type: "Undo" }, { takes_back: 2 });
    expect(ofBattle([first, gone, undo])).toEqual([first]);
  });
});

describe("the battle board", () => {
  test("lays every die under the unit that threw it", () => {
    const { rows } = fightOf("Lorraine", [fired(1, [2, 5, 3, 1, 6])], null, ground());
    expect(rows.map((row) => [row.value, faces(row.attack), faces(row.defence)])).toEqual([
      [3, [3], [1, 6]],
      [2, [2, 5], []],
      [1, [], []],
    ]);
  });

  test("counts hits by row and in all: a die hits that is no higher than the value", () => {
    const fight = fightOf("Lorraine", [fired(1, [2, 3, 3, 4, 3])], null, ground());
    expect(fight.rows.map((row) => [row.attackHits, row.defenceHits])).toEqual([
      [1, 1],
      [1, null],
      [null, null],
    ]);
    expect([fight.attackHits, fight.defenceHits]).toEqual([2, 1]);
  });

  test("shows those who will fire before there are dice", () => {
    const fight = fightOf("Lorraine", [], fighting("fire"), ground());
    expect(faces(fight.rows[0]?.defence)).toEqual([null, null]);
    expect([fight.attackHits, fight.rounds]).toEqual([null, 0]);
    expect([fight.attackers, fight.defenders]).toEqual([["germany"], ["france"]]);
  });

  test("leaves a trace of raised units in the row of their printed value", () => {
    const raised = [
      gun("germany", 1, "infantry", 3, { promoted: "artillery" }),
      gun("germany", 1, "infantry", 2),
    ];
    const told = step(1, "germany", attack("Lorraine"), {
      volleys: [volley("Lorraine", { attack: raised }, [6, 6])],
    });
    const { rows } = fightOf("Lorraine", [told], null, ground());
    expect(rows.map((row) => row.raised.attack)).toEqual([[], [3], []]);
    expect(rows.map((row) => faces(row.attack).length)).toEqual([1, 1, 0]);
  });

  test("has a row for every value that somebody fires with", () => {
    const told = step(1, "germany", attack("Lorraine"), {
      volleys: [volley("Lorraine", { attack: [gun("germany", 1, "artillery", 4)] }, [6])],
    });
    expect(fightOf("Lorraine", [told], null, ground()).rows.map((row) => row.value)).toEqual([4, 3, 2, 1]);
  });

  test("shows only dice of its own place", () => {
    const fight = fightOf("Belgium", [fired(1, [1, 1, 1, 1, 1])], null, ground());
    expect([fight.rounds, fight.attackHits]).toEqual([0, null]);
  });

  test("marks the last units of a sort as lost, once they are", () => {
    const events: Step["events"] = [
      { type: "UnitsLost", power: "germany", space: "Lorraine", units: [item(1, "infantry")] },
    ];
    const losses = step(2, "germany", { type: "Casualties", units: [] }, { events });
    const { rows } = fightOf("Lorraine", [fired(1, [6, 6, 6, 1, 6]), losses], null, ground());
    expect((rows[1]?.attack ?? []).flat().map((unit) => unit.lost)).toEqual([false, true]);
  });

  test("does not mark losses that were suffered before this fire", () => {
    const events: Step["events"] = [
      { type: "UnitsLost", power: "germany", space: "Lorraine", units: [item(1, "infantry")] },
      { type: "HitsScored", space: "Lorraine", side: "allies", hits: 0, purpose: "land battle" },
    ];
    const { rows } = fightOf("Lorraine", [fired(1, [6, 6, 6, 6, 6], { events })], null, ground());
    expect(rows.flatMap((row) => row.attack.flat()).some((unit) => unit.lost)).toBe(false);
  });

  test("says who holds the air, and shows bombardment and coastal fire before all else", () => {
    const fighters = { attack: [gun("germany", 1, "fighter", 2)], defence: [gun("france", 1, "fighter", 2)] };
    const told = step(1, "germany", attack("Lorraine"), {
      volleys: [
        {
          ...volley("Lorraine", { attack: [gun("germany", 1, "battleship", 4)] }, [4]),
          purpose: "bombardment",
        },
        {
          ...volley("Lorraine", { defence: [gun("france", 1, "artillery", 3)] }, [6]),
          purpose: "coastal fire",
        },
        { ...volley("Lorraine", fighters, [1, 6]), purpose: "air battle" },
      ],
      events: [
        { type: "AirSupremacy", space: "Lorraine", side: "central" },
        { type: "AirSupremacy", space: "Belgium", side: "allies" },
      ],
    });
    const fight = fightOf("Lorraine", [told], null, ground());
    expect(fight.air?.holder).toBe("central");
    expect(fight.air?.attack.map(isHit)).toEqual([true]);
    expect(fight.before.map(({ title, ours }) => [title, ours])).toEqual([
      ["Bombardment", true],
      ["Coastal fire", false],
    ]);
    expect([fight.rounds, fight.attackHits]).toEqual([0, null]);
  });

  test("marks how far a battle has come, and leaves out stages that it has not", () => {
    expect(fightOf("Lorraine", [], fighting("fire"), ground()).stages).toEqual([
      { name: "Fire", state: "here" },
      { name: "Casualties", state: "" },
    ]);
    expect(
      fightOf("Lorraine", [fired(1, [1, 1, 1, 1, 1])], null, ground()).stages.map(({ state }) => state),
    ).toEqual(["past", "past"]);
    expect(fightOf("Lorraine", [], fighting("air"), ground()).stages[0]).toEqual({
      name: "Air combat",
      state: "here",
    });
  });
});

describe("a sea battle", () => {
  const OWN = [gun("germany", 1, "battleship", 4)],
    FOE = [gun("britain", 2, "cruiser", 3)];
  const salvo = (
    number: number,
    power: Power,
    guns: Partial<Pick<Battle, "attack" | "defence">>,
    dice: number[],
  ): Step => step(number, power, { type: "Press" }, { volleys: [volley("SZ 9", guns, dice)] });
  const FIRST = [salvo(1, "germany", { attack: OWN }, [4]), salvo(2, "britain", { defence: FOE }, [6, 3])];
  const live = (stage: string): Battle => ({ space: "SZ 9", kind: "sea", stage, attack: OWN, defence: FOE });

  test("is one round when both sides have fired, and another when the attackers fire again", () => {
    expect(fightOf("SZ 9", FIRST, null, ground()).rounds).toBe(1);
    expect(
      fightOf("SZ 9", [...FIRST, salvo(3, "germany", { attack: OWN }, [5])], null, ground()).rounds,
    ).toBe(2);
  });

  test("begins a round with the defenders where the attackers are silent", () => {
    expect(
      fightOf("SZ 9", [...FIRST, salvo(3, "britain", { defence: FOE }, [1, 1])], null, ground()).rounds,
    ).toBe(2);
  });

  test("shows the last round, with those who have not fired in it yet", () => {
    const told = [...FIRST, salvo(3, "germany", { attack: OWN }, [2])];
    const { rows } = fightOf("SZ 9", told, live("attacker fires"), ground());
    expect(faces(rows.find((row) => row.value === 4)?.attack)).toEqual([2]);
    expect(faces(rows.find((row) => row.value === 3)?.defence)).toEqual([null, null]);
  });

  test("has no row for a one, and a row for those who do not fire", () => {
    const forces: Partial<Record<Power, Counter[]>> = {
      britain: [counter(2, "cruiser"), counter(1, "transport"), counter(1, "submarine")],
    };
    const { rows } = fightOf("SZ 9", FIRST, live("attacker losses"), ground(forces));
    expect(rows.map((row) => row.value)).toEqual([4, 3, 2, 0]);
    expect(
      rows
        .at(-1)
        ?.defence.flat()
        .map(({ kind, under }) => [kind, under]),
    ).toEqual([
      ["transport", false],
      ["submarine", true],
    ]);
  });

  test("says that the defenders are silent only once they can fire no more in the round", () => {
    const [opened] = FIRST;
    const told = opened ? [opened] : [];
    expect(fightOf("SZ 9", told, { ...live("attacker fires"), defence: [] }, ground()).silent).toBe(false);
    expect(fightOf("SZ 9", told, live("defender losses"), ground()).silent).toBe(true);
    expect(fightOf("SZ 9", told, null, ground()).silent).toBe(true);
    expect(fightOf("SZ 9", FIRST, null, ground()).silent).toBe(false);
  });

  test("shows a battleship as damaged that is", () => {
    const forces = { germany: [counter(1, "battleship", { damaged: true })] };
    const { rows } = fightOf("SZ 9", FIRST, live("press"), ground(forces));
    expect(rows[0]?.attack.flat().map((unit) => unit.damaged)).toEqual([true]);
  });

  test("shows what was sunk without having fired", () => {
    const events: Step["events"] = [
      { type: "UnitsLost", power: "britain", space: "SZ 9", units: [item(1, "transport")] },
    ];
    const { rows } = fightOf(
      "SZ 9",
      [...FIRST, step(3, "britain", { type: "Casualties", units: [] }, { events })],
      null,
      ground(),
    );
    expect(
      rows
        .at(-1)
        ?.defence.flat()
        .map(({ kind, lost }) => [kind, lost]),
    ).toEqual([["transport", true]]);
  });
});

describe("marks", () => {
  test("lie on the last units of the lowest row first", () => {
    const { rows } = fightOf("Lorraine", [fired(1, [1, 1, 1, 1, 1])], null, ground());
    const sortOf: Losses["sortOf"] = ({ power, kind }) =>
      power === "germany" ? { key: kind, item: item(1, kind), owner: power, most: 9, hits: 1 } : undefined;
    const marks = marksOf(rows, { counts: { infantry: 1, artillery: 1 }, sortOf });
    expect(rows.map((row) => row.attack.flat().map((unit) => marks.get(unit) ?? ""))).toEqual([
      ["lost"],
      ["", "lost"],
      [],
    ]);
  });

  test("there are none while no losses are chosen", () => {
    expect(marksOf(fightOf("Lorraine", [fired(1, [1, 1, 1, 1, 1])], null, ground()).rows, null).size).toBe(0);
  });
});

describe("what has come of a battle", () => {
  test("on land", () => {
    expect(outcomeOf("Lorraine", space("contested"), side)).toBe("Lorraine is contested.");
    expect(outcomeOf("Lorraine", space("held", { controller: "ottoman" }), side)).toBe(
      "The Ottoman Empire controls Lorraine.",
    );
    expect(outcomeOf("Lorraine", null, side)).toBe("");
  });

  test("at sea", () => {
    const fleet = [counter(1, "cruiser")];
    expect(outcomeOf("SZ 9", space("sea"), side)).toBe("No ships are left in SZ 9.");
    expect(outcomeOf("SZ 9", space("sea", { forces: { germany: fleet } }), side)).toBe(
      "Germany stays in SZ 9.",
    );
    expect(outcomeOf("SZ 9", space("sea", { forces: { britain: fleet, usa: fleet } }), side)).toBe(
      "The Allies stay in SZ 9.",
    );
    expect(outcomeOf("SZ 9", space("sea", { forces: { britain: fleet, germany: fleet } }), side)).toBe(
      "Both sides stay in SZ 9.",
    );
  });
});
