import { describe, expect, test } from "vitest";
import { Losses, type Piece } from "../../src/game/losses.svelte";
import type { Asked, Counter, Item, Kind, Problem } from "../../src/wire";
import { asked, counter, item, problem, space, view, war as warWith } from "../table";
import { read } from "../../src/text/text.svelte";

/** Germany chooses losses in a place: what may be lost at most, what is suggested, and what stands there. */
function choosing(
  hits: number,
  most: [Item, number][],
  suggested: Item[] = [],
  standing: Counter[] = [],
  more: Partial<Asked> = {},
) {
  const war = warWith({
    view: view({ Alsace: space("contested", { forces: { germany: standing } }) }),
    rules: { units: [{ kind: "battleship", hits: 2 }] },
  });
  const question = {
    type: "AskCasualties",
    space: "Alsace",
    hits,
    powers: ["germany"],
    reason: "fire",
  } as const;
  const losses = new Losses(
    war,
    asked(
      "germany",
      { ...question, powers: [...question.powers] },
      {
        shape: { hits, most },
        suggestion: { type: "Casualties", units: suggested },
        ...more,
      },
    ),
  );
  return { war, losses };
}

const piece = (kind: Kind, more: Partial<Piece> = {}): Piece => ({
  power: "germany",
  kind,
  damaged: false,
  under: false,
  cargo: [],
  ...more,
});
const LAND: [Item, number][] = [
  [item(1, "infantry"), 3],
  [item(1, "artillery"), 2],
];
const DAMAGE = item(1, "battleship", { state: "damage" });
const SEA: [Item, number][] = [
  [DAMAGE, 1],
  [item(1, "battleship"), 1],
  [item(1, "cruiser"), 2],
];
const words = (losses: Losses): string[] =>
  losses.chosen.map((each) => `${each.number} ${each.state ?? ""}${each.kind}`);

describe("losses begin", () => {
  test("with what the engine suggests", () => {
    const { losses } = choosing(2, LAND, [item(2, "infantry")]);
    expect(words(losses)).toEqual(["2 infantry"]);
    expect([losses.taken, losses.sound]).toEqual([2, true]);
  });

  test("with all that stand there to choose from, so that the engine says why some are spared", () => {
    const { losses } = choosing(
      2,
      [[item(1, "infantry"), 1]],
      [],
      [counter(4, "infantry"), counter(1, "artillery")],
    );
    expect(losses.sorts.map(({ item: { kind }, most }) => [kind, most])).toEqual([["infantry", 4]]);
  });

  test("with no more submarines and transports than the engine names, because these are not all alike", () => {
    const most: [Item, number][] = [
      [item(1, "submarine"), 1],
      [item(1, "transport"), 1],
    ];
    const { losses } = choosing(2, most, [], [counter(4, "submarine"), counter(4, "transport")]);
    expect(losses.sorts.map((sort) => sort.most)).toEqual([1, 1]);
  });

  test("with the orders that may be given, where there is no shape", () => {
    const orders: Asked["orders"] = [
      { type: "Casualties", units: [item(2, "infantry")] },
      { type: "Casualties", units: [item(1, "infantry"), item(1, "tank")] },
    ];
    const { losses } = choosing(2, [], [], [], { orders });
    expect(losses.sorts.map(({ item: { kind }, most }) => [kind, most])).toEqual([
      ["infantry", 2],
      ["tank", 1],
    ]);
  });
});

describe("a unit that is clicked", () => {
  test("is lost, and stays after all when it is clicked again", () => {
    const { losses } = choosing(2, LAND);
    losses.click(piece("artillery"), "");
    expect(words(losses)).toEqual(["1 artillery"]);
    losses.click(piece("artillery"), "lost");
    expect(words(losses)).toEqual([]);
  });

  test("takes the place of another once all hits are dealt", () => {
    const { losses } = choosing(2, LAND, [item(2, "infantry")]);
    losses.click(piece("artillery"), "");
    expect(words(losses)).toEqual(["1 infantry", "1 artillery"]);
    expect(losses.taken).toBe(2);
  });

  test("is never lost more often than it is there", () => {
    const { losses } = choosing(5, LAND);
    for (let n = 0; n < 4; n += 1) losses.click(piece("artillery"), "");
    expect(words(losses)).toEqual(["2 artillery"]);
  });

  test("cannot be clicked where the engine does not name it", () => {
    const { losses } = choosing(2, LAND);
    expect([losses.isLosable(piece("tank")), losses.isLosable(piece("infantry"))]).toEqual([false, true]);
    expect(losses.isLosable(piece("infantry", { power: "austria-hungary" }))).toBe(false);
  });
});

describe("a battleship", () => {
  test("is damaged before it is sunk, and then spared", () => {
    const { losses } = choosing(2, SEA);
    losses.click(piece("battleship"), "");
    expect([words(losses), losses.taken]).toEqual([["1 damagebattleship"], 1]);
    losses.click(piece("battleship"), "damage");
    expect([words(losses), losses.taken]).toEqual([["1 battleship"], 2]);
    losses.click(piece("battleship"), "lost");
    expect(words(losses)).toEqual([]);
  });

  test("takes two hits when it is sunk, so that others are spared", () => {
    const { losses } = choosing(2, SEA, [item(1, "cruiser"), DAMAGE]);
    losses.click(piece("battleship"), "damage");
    expect([words(losses), losses.taken]).toEqual([["1 battleship"], 2]);
  });

  test("that is damaged is another sort than a sound one", () => {
    const { losses } = choosing(1, [...SEA, [item(1, "battleship", { state: "damaged" }), 1]]);
    losses.click(piece("battleship", { damaged: true }), "");
    expect([words(losses), losses.taken]).toEqual([["1 damagedbattleship"], 1]);
  });

  test("that is damaged cannot be lost where only sound ones are named", () => {
    const { losses } = choosing(1, SEA);
    expect(losses.isLosable(piece("battleship", { damaged: true }))).toBe(false);
  });
});

describe("transports", () => {
  test("are told apart by what they carry, and named one by one", () => {
    const loaded = item(1, "transport", { cargo: [item(2, "infantry")] });
    const { losses } = choosing(2, [
      [item(1, "transport"), 1],
      [loaded, 2],
    ]);
    const full = piece("transport", { cargo: ["infantry", "infantry"] });
    losses.click(full, "");
    losses.click(full, "");
    expect(losses.order.units).toEqual([loaded, loaded]);
  });
});

describe("a choice", () => {
  test("is not sound until the engine has found nothing against it", async () => {
    const { war, losses } = choosing(2, LAND, [item(2, "infantry")]);
    let answer: (problems: readonly Problem[]) => void = () => undefined;
    war.problems.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    losses.click(piece("artillery"), "");
    expect(losses.sound).toBe(false);
    answer([]);
    await Promise.resolve();
    await Promise.resolve();
    expect(losses.sound).toBe(true);
  });

  test("that the engine refuses is not sound, and its reason is kept", async () => {
    const { war, losses } = choosing(2, LAND, [item(2, "infantry")]);
    war.problems.mockResolvedValue([problem("Infantry is lost first")]);
    losses.click(piece("artillery"), "");
    await Promise.resolve();
    await Promise.resolve();
    expect(losses.sound).toBe(false);
    expect(losses.problems.map(({ message }) => read(message))).toEqual(["Infantry is lost first"]);
  });

  test("is judged by the last answer alone", async () => {
    const { war, losses } = choosing(2, LAND);
    const answers: ((problems: readonly Problem[]) => void)[] = [];
    war.problems.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    losses.click(piece("artillery"), "");
    losses.click(piece("infantry"), "");
    answers[1]?.([]);
    answers[0]?.([problem("Too few")]);
    await Promise.resolve();
    await Promise.resolve();
    expect(losses.problems).toEqual([]);
  });
});
