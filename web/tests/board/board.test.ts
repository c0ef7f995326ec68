import { describe, expect, test } from "vitest";
import { together, movesOf } from "../../src/board/arrows";
import { holding, holdings, homeland } from "../../src/board/holdings";
import { steering } from "../../src/board/motion";
import { coveredBy, stacksOf } from "../../src/board/stacks";
import { tipAt } from "../../src/board/tips";
import { trackOf, type Room } from "../../src/board/tracks";
import type { Point } from "../../src/geometry";
import type { SpaceView } from "../../src/wire";
import { atlas, board, counter, item, move, shape, space, step, view } from "../table";

const SPOTS: Point[] = [
  [0, 0],
  [30, 0],
  [60, 0],
];
const stackOf = (facts: SpaceView, movers = view({}).movers) =>
  stacksOf(atlas(shape("Lorraine", [0, 50], SPOTS)), board, view({ Lorraine: facts }, { movers }))[0];

describe("the counters of a space", () => {
  test("are one for each sort, in the order of the book", () => {
    const stack = stackOf(
      space("held", {
        forces: { france: [counter(1, "artillery"), counter(2, "infantry"), counter(3, "infantry")] },
      }),
    );
    expect(stack?.shown.map(({ number, kind }) => `${number} ${kind}`)).toEqual([
      "5 infantry",
      "1 artillery",
    ]);
    expect(stack?.totals).toEqual([{ power: "france", number: 6 }]);
  });

  test("are apart for units that have moved, of those whose turn it is", () => {
    const moved = [counter(2, "infantry"), counter(1, "infantry", { route: ["Paris", "Lorraine"] })];
    const facts = space("held", { forces: { france: moved } });
    expect(stackOf(facts, ["france"])?.shown.map(({ number, moved: gone }) => [number, gone])).toEqual([
      [2, false],
      [1, true],
    ]);
    expect(stackOf(facts, ["germany"])?.shown).toHaveLength(1);
  });

  test("begin with the stronger side", () => {
    const forces = {
      germany: [counter(3, "infantry")],
      france: [counter(2, "infantry")],
      britain: [counter(2, "infantry")],
    };
    expect(stackOf(space("contested", { forces }))?.totals.map(({ power }) => power)).toEqual([
      "france",
      "britain",
      "germany",
    ]);
  });

  test("that do not fit are counted in the last spot", () => {
    const forces = {
      france: [counter(1, "infantry"), counter(2, "artillery"), counter(3, "tank"), counter(4, "fighter")],
    };
    const stack = stackOf(space("held", { forces }));
    expect([stack?.shown.map(({ kind }) => kind), stack?.more, stack?.spots.length]).toEqual([
      ["infantry", "artillery"],
      7,
      3,
    ]);
  });

  test("are joined by a battleship that is being built", () => {
    const stack = stackOf(space("held", { controller: "france", hull: "laid" }));
    expect(stack?.shown.map(({ kind, building }) => [kind, building])).toEqual([["battleship", true]]);
  });

  test("are none where nobody stands, nor off the map", () => {
    expect(stackOf(space("held"))).toBeUndefined();
    expect(
      stacksOf(
        atlas(),
        board,
        view({ Nowhere: space("held", { forces: { france: [counter(1, "infantry")] } }) }),
      ),
    ).toEqual([]);
  });

  test("cover less of the board from near by than their tabs do from afar", () => {
    const stack = stackOf(space("held", { forces: { france: [counter(1, "infantry")] } }));
    const boxes = stack ? coveredBy([stack], "units", 1).get("Lorraine") : [];
    expect(boxes).toEqual([{ left: -10, right: 10, top: -10, bottom: 10 }]);
    const tab = stack ? coveredBy([stack], "far", 0.25).get("Lorraine")?.[0] : undefined;
    expect((tab?.right ?? 0) - (tab?.left ?? 0)).toBe(80);
  });
});

describe("whose a territory is", () => {
  const held = (name: string, facts: SpaceView) => holding(board, view({ [name]: facts }), name);

  test("is told by who controls it", () => {
    expect(held("Alsace", space("held", { controller: "france" }))).toMatchObject({
      state: "held",
      power: "france",
    });
    expect(held("Belgium", space("aligned", { patron: "france" }))).toMatchObject({
      state: "aligned",
      power: "france",
    });
    expect(held("Spain", space("neutral"))).toMatchObject({ state: "neutral", power: null });
    expect(holding(board, view({}), "Switzerland").state).toBe("impassable");
  });

  test("is striped where it is contested, its owner first, then the strongest enemy", () => {
    const forces = {
      germany: [counter(9, "infantry")],
      "austria-hungary": [counter(1, "infantry")],
      france: [counter(1, "infantry")],
    };
    expect(held("Lorraine", space("contested", { forces, ipc: 2 }))).toEqual({
      state: "striped",
      power: "france",
      rival: "germany",
      front: true,
      ipc: 2,
    });
  });

  test("is no front where friends share it", () => {
    const forces = { germany: [counter(1, "infantry")], france: [counter(1, "infantry")] };
    expect(held("Spain", space("shared", { forces })).front).toBe(false);
  });

  test("is not asked at sea", () => {
    expect([...holdings(board, view({ "SZ 9": space("sea"), Spain: space("neutral") })).keys()]).toEqual([
      "Spain",
    ]);
  });

  test("a homeland begins with its capital and has no colonies", () => {
    expect(homeland(board, "germany")).toEqual(["Berlin", "Alsace"]);
    expect(homeland(null, "germany")).toEqual([]);
  });
});

describe("arrows", () => {
  const one = move([item(1, "infantry")], "Paris", "Lorraine");

  test("of moves by one way are one, with all their units", () => {
    const marks = movesOf([
      step(1, "france", one),
      step(2, "france", move([item(2, "artillery")], "Paris", "Lorraine")),
    ]);
    expect(together(marks).map(({ units }) => units)).toEqual([[item(1, "infantry"), item(2, "artillery")]]);
  });

  test("of two powers stay two, and other orders have none", () => {
    const marks = movesOf([
      step(1, "france", one),
      step(2, "britain", one),
      step(3, "france", { type: "End" }),
    ]);
    expect(together(marks).map(({ power }) => power)).toEqual(["france", "britain"]);
  });

  test("are drawn by hand for those that are shown now", () => {
    expect(
      movesOf([step(1, "france", one), step(2, "france", one)], new Set([2])).map(({ fresh }) => fresh),
    ).toEqual([false, true]);
  });

  const MAP = atlas(shape("Paris", [0, 0], [[0, 0]]), shape("Lorraine", [400, 0], [[400, 0]]));
  const room = (more: Partial<Room> = {}): Room => ({
    atlas: MAP,
    covered: new Map(),
    taken: new Set(),
    numbers: [],
    ...more,
  });
  const around = ([x, y]: Point, half: number) => ({
    left: x - half,
    right: x + half,
    top: y - half,
    bottom: y + half,
  });

  test("begin and end beside the counters", () => {
    const covered = new Map([
      ["Paris", [around([0, 0], 30)]],
      ["Lorraine", [around([400, 0], 30)]],
    ]);
    const track = trackOf(["Paris", "Lorraine"], 1, room({ covered }));
    const [begins] =
      /^M([\d.-]+)/
        .exec(track?.body ?? "")
        ?.slice(1)
        .map(Number) ?? [];
    const [ends] = (track?.head ?? "").split(",").map(Number);
    expect(begins).toBeGreaterThan(30);
    expect(ends).toBeLessThan(370);
  });

  test("have numbers that do not lie over one another", () => {
    const shared = room();
    const first = trackOf(["Paris", "Lorraine"], 1, shared)?.number,
      second = trackOf(["Paris", "Lorraine"], 1, shared)?.number;
    expect(
      Math.hypot((first?.[0] ?? 0) - (second?.[0] ?? 0), (first?.[1] ?? 0) - (second?.[1] ?? 0)),
    ).toBeGreaterThan(23);
  });

  test("are none that lead nowhere", () => {
    expect(trackOf(["Paris"], 1, room())).toBeNull();
    expect(trackOf(["Paris", "Nowhere"], 1, room())).toBeNull();
  });
});

describe("the word of a lit place", () => {
  const overlap = ([x, y]: Point, [a, b]: Point, wide: number, high: number): boolean =>
    Math.abs(x - a) < wide && Math.abs(y - b) < high;
  const SPACE = shape(
    "Lorraine",
    [100, 100],
    [
      [90, 125],
      [115, 125],
    ],
  );

  test("stands neither on the name nor on the counters", () => {
    const tip = tipAt(SPACE, 2, 60, 20, "words", []);
    expect(overlap(tip, [100, 100], 50, 15)).toBe(false);
    for (const spot of SPACE.counters) expect(overlap(tip, spot, 39, 19)).toBe(false);
  });

  test("makes way for another word", () => {
    const first = tipAt(SPACE, 2, 60, 20, "words", []);
    const second = tipAt(SPACE, 2, 60, 20, "words", [[first[0], first[1], 30, 10]]);
    expect(second).not.toEqual(first);
  });
});

describe("keys of the map", () => {
  const pressed = (key: string, more: KeyboardEventInit = {}) =>
    steering(new KeyboardEvent("keydown", { key, ...more }));

  test("move it, change its size and show all of it", () => {
    expect(pressed("ArrowLeft")).toEqual({ by: [90, 0] });
    expect(pressed("+")).toEqual({ size: 1.4 });
    expect(pressed("0")).toBe("all");
  });

  test("mean something else with Ctrl, and other keys mean nothing here", () => {
    expect([pressed("+", { ctrlKey: true }), pressed("x")]).toEqual([null, null]);
  });
});
