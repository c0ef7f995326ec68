import { describe, expect, test, vi } from "vitest";
import { colourOf, ordersAt, placeOf, roundsOf, turnsOf } from "../../src/review/timeline";
import { Reviewing } from "../../src/review/reviewing.svelte";
import type { Charted, Mark, Power, Review, Stretch } from "../../src/wire";
import { byPower, step, view } from "../table";

const none = byPower(() => 0);
const chart = (orders: number, round: number, turn: Power): Charted => ({
  orders,
  round,
  turn,
  income: none,
  army: none,
  territories: none,
  treasury: none,
  luck: none,
});
const mark = (orders: number, more: Partial<Mark> = {}): Mark => ({
  orders,
  step: orders,
  round: 1,
  turn: "germany",
  phase: "movement",
  power: "germany",
  text: "",
  line: { id: "plain", args: { text: "" } },
  ...more,
});
/** Ten orders: Germany's turn of six, France's of four in the next round. */
const MARKS = Array.from({ length: 10 }, (_, at) =>
  mark(at + 1, at === 2 ? { lost: 7 } : at === 7 ? { lost: 3 } : {}),
);
const CHARTS = [chart(0, 1, "germany"), chart(6, 2, "france"), chart(10, 2, "france")];
const TURNS = turnsOf({ marks: MARKS, charts: CHARTS });

describe("the row of turns", () => {
  test("has each turn with what was destroyed in it, and none that has not begun", () => {
    expect(TURNS.map(({ turn, from, to, lost }) => [turn, from, to, lost])).toEqual([
      ["germany", 0, 6, 7],
      ["france", 6, 10, 3],
    ]);
  });

  test("has every turn equally wide, and moments where they belong in it", () => {
    expect([
      placeOf(TURNS, 0),
      placeOf(TURNS, 3),
      placeOf(TURNS, 6),
      placeOf(TURNS, 8),
      placeOf(TURNS, 10),
    ]).toEqual([0, 0.5, 1, 1.5, 2]);
  });

  test("is read both ways", () => {
    for (const orders of [0, 3, 6, 9, 10])
      expect(ordersAt(TURNS, placeOf(TURNS, orders))).toBeCloseTo(orders);
    expect([ordersAt(TURNS, -4), ordersAt(TURNS, 99), ordersAt([], 1), placeOf([], 1)]).toEqual([
      0, 10, 0, 0,
    ]);
  });

  test("marks where rounds begin, and a side by its foremost power", () => {
    expect(roundsOf(TURNS)).toEqual([
      { round: 1, at: 0 },
      { round: 2, at: 1 },
    ]);
    expect([colourOf("central"), colourOf("allies"), colourOf("italy")]).toEqual([
      "germany",
      "france",
      "italy",
    ]);
  });
});

describe("a game that is looked at again", () => {
  const BEGINS: Record<number, Mark["begins"]> = { 20: "phase", 40: "turn", 80: "round" };
  const marks = Array.from({ length: 120 }, (_, at) => mark(at + 1, { begins: BEGINS[at + 1] ?? "" }));

  async function reviewed(at: number | null = null) {
    const asked: string[] = [];
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      if (path.endsWith("/review"))
        return Promise.resolve(Response.json({ marks, charts: [] } as Partial<Review>));
      const behind = Number(/behind=(\d+)/.exec(path)?.[1]);
      const moments = marks.slice(behind, behind + 50).map(({ orders }) => ({
        step: step(orders, "germany", { type: "End" }),
        view: view({}, { round: orders }),
        battle: null,
      }));
      const stretch: Stretch = {
        orders: behind,
        all: 120,
        view: view({}, { round: behind }),
        moments,
        battle: null,
      };
      return Promise.resolve(Response.json(stretch));
    });
    const reviewing = new Reviewing({ kind: "game", id: "one" }, at);
    await vi.waitFor(() => expect(reviewing.frame).not.toBeNull());
    return { reviewing, asked };
  }

  test("shows the board behind just so many orders", async () => {
    const { reviewing } = await reviewed(50);
    await vi.waitFor(() => expect(reviewing.frameAt(51)).not.toBeNull());
    expect(
      [reviewing.frameAt(0), reviewing.frameAt(50), reviewing.frameAt(51)].map((frame) => frame?.view.round),
    ).toEqual([0, 50, 51]);
    expect(reviewing.frame?.step?.number).toBe(50);
  });

  test("is stepped through by order, phase, turn and round, and not beyond its ends", async () => {
    const { reviewing } = await reviewed();
    expect(reviewing.step(-1)).toBe(false);
    const came = (unit: "order" | "phase" | "turn" | "round"): number => {
      reviewing.step(1, unit);
      return reviewing.at;
    };
    expect([came("order"), came("phase"), came("phase"), came("round"), came("turn")]).toEqual([
      1, 20, 40, 80, 120,
    ]);
    expect(reviewing.step(1, "round")).toBe(false);
    reviewing.step(-1, "turn");
    expect(reviewing.at).toBe(80);
  });

  test("is left alone beyond its last order", async () => {
    expect((await reviewed(900)).reviewing.at).toBe(120);
  });

  test("is pointed at by the unit that is chosen", async () => {
    const { reviewing } = await reviewed();
    expect(reviewing.nearest(33.4)).toBe(33);
    reviewing.unit = "turn";
    expect([reviewing.nearest(33), reviewing.nearest(15), reviewing.nearest(500)]).toEqual([40, 0, 120]);
  });

  test("stays where it is when the game has gone on, and follows it only from its end", async () => {
    const { reviewing } = await reviewed(30);
    await reviewing.again();
    expect(reviewing.at).toBe(30);
    reviewing.jump(120);
    marks.push(mark(121));
    await reviewing.again();
    marks.pop();
    expect(reviewing.at).toBe(121);
  });

  test("fetches every stretch once", async () => {
    const { reviewing, asked } = await reviewed();
    await vi.waitFor(() => expect(reviewing.frameAt(100)).not.toBeNull());
    reviewing.jump(30);
    reviewing.jump(10);
    expect(new Set(asked).size).toBe(asked.length);
  });
});
