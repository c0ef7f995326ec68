import { beforeEach, describe, expect, test, vi } from "vitest";
import { Playback } from "../../src/game/playback.svelte";
import { keepSeen, seenOf } from "../../src/seen";
import { settings } from "../../src/settings.svelte";
import type { Step, Stretch, View } from "../../src/wire";
import { asked, item, move, step, view, war as warWith } from "../table";

const BEFORE = view({}),
  AFTER = view({});
const MINE = { seats: [0], game: { seats: [{ number: 0, powers: ["germany"], holder: "here" }] } };
const to = (number: number, goal: string): Step =>
  step(number, "france", move([item(1, "infantry")], "Paris", goal));

beforeEach(() => {
  localStorage.clear();
  settings.hasten("normal");
  vi.stubGlobal("fetch", () => Promise.reject(new Error("nothing is fetched here")));
});

/** Somebody who waits for others, and has seen the first ten steps. */
async function watching(more: Parameters<typeof warWith>[0] = {}) {
  keepSeen("one", 10);
  const war = warWith({ ...MINE, view: AFTER, question: null, moment: 10, ...more });
  const playback = new Playback(war);
  await playback.welcome();
  return { war, playback };
}

describe("what others do", () => {
  test("is shown beat by beat, and then the game as it stands", async () => {
    const { playback } = await watching();
    playback.take([to(11, "Lorraine")], BEFORE);
    playback.take([to(12, "Belgium")], BEFORE);
    expect([playback.beat?.place, playback.until]).toEqual(["Lorraine", 11]);
    playback.next();
    expect(playback.beat?.place).toBe("Belgium");
    playback.next();
    expect([playback.active, playback.until]).toEqual([false, Infinity]);
  });

  test("is not shown twice", async () => {
    const { playback } = await watching();
    playback.take([to(11, "Lorraine")], BEFORE);
    playback.skip();
    playback.take([to(11, "Lorraine")], BEFORE);
    expect(playback.active).toBe(false);
  });

  test("does not interrupt those who are making moves of their own", async () => {
    const { playback } = await watching({
      question: asked("germany", { type: "AskOrders", phase: "movement" }),
    });
    playback.take([to(11, "Lorraine")], BEFORE);
    expect(playback.active).toBe(false);
    expect(seenOf("one")).toBe(11);
  });

  test("is not shown to those who want to see only what came of it", async () => {
    const { playback } = await watching();
    settings.hasten("skip");
    playback.take([to(11, "Lorraine")], BEFORE);
    expect([playback.active, seenOf("one")]).toEqual([false, 11]);
  });

  test("has the arrows of its turn so far, the newest drawn by hand", async () => {
    const { playback } = await watching();
    playback.take([to(11, "Lorraine")], BEFORE);
    playback.take([to(12, "Belgium")], BEFORE);
    playback.next();
    expect(playback.arrows.map(({ route, fresh }) => [route.at(-1), fresh])).toEqual([
      ["Lorraine", false],
      ["Belgium", true],
    ]);
  });
});

describe("somebody who", () => {
  test("goes back sees the beat again, and it waits", async () => {
    const { playback } = await watching();
    playback.take([to(11, "Lorraine")], BEFORE);
    playback.take([to(12, "Belgium")], BEFORE);
    playback.next();
    playback.back();
    playback.back();
    expect([playback.beat?.place, playback.paused]).toEqual(["Lorraine", true]);
  });

  test("skips has seen everything", async () => {
    const { playback } = await watching();
    playback.take([to(11, "Lorraine"), to(12, "Belgium")], BEFORE);
    playback.skip();
    expect([playback.active, seenOf("one")]).toEqual([false, 12]);
  });

  test("leaves in the middle has seen only what was shown", async () => {
    const { playback } = await watching();
    playback.take([to(11, "Lorraine")], BEFORE);
    playback.take([to(12, "Belgium")], BEFORE);
    playback.next();
    expect(seenOf("one")).toBe(11);
  });

  test("is shown orders that came together sees the board behind each of them, once it is fetched", async () => {
    const { playback } = await watching();
    const steps = [to(11, "Lorraine"), to(12, "Belgium")];
    const moments = steps.map((each, at) => ({
      step: each,
      view: view({}, { round: 7 + at }),
      battle: null,
    }));
    const apart: Stretch = { orders: 10, all: 12, view: BEFORE, battle: null, moments };
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json(apart)));
    playback.take(steps, BEFORE);
    expect(playback.beat?.view.round).toBe(1);
    await vi.waitFor(() => expect(playback.beats.map((beat) => beat.view.round)).toEqual([7, 8]));
  });

  test("comes for the first time is shown nothing of the past", async () => {
    const playback = new Playback(warWith({ ...MINE, view: AFTER, question: null, moment: 40 }));
    await playback.welcome();
    expect([playback.active, seenOf("one")]).toEqual([false, 40]);
  });

  test("comes back is shown what was missed", async () => {
    const missed: Stretch = {
      orders: 10,
      all: 12,
      view: BEFORE,
      battle: null,
      moments: [to(11, "Lorraine"), to(12, "Belgium")].map((each) => ({
        step: each,
        view: AFTER as View,
        battle: null,
      })),
    };
    const fetched = vi.fn((_: string) => Promise.resolve(Response.json(missed)));
    vi.stubGlobal("fetch", fetched);
    const { playback } = await watching({ moment: 12 });
    expect(fetched.mock.calls[0]?.[0]).toBe("/api/games/one/stretch?since=10");
    expect(playback.beats.map(({ place }) => place)).toEqual(["Lorraine", "Belgium"]);
    expect(playback.away).toBe(true);
  });
});

describe("keys", () => {
  const press = (playback: Playback, key: string, target: Element = document.body): boolean => {
    const event = new KeyboardEvent("keydown", { key });
    Object.defineProperty(event, "target", { value: target });
    return playback.key(event);
  };

  test("hold it, go on, and skip all", async () => {
    const { playback } = await watching();
    playback.take([to(11, "Lorraine")], BEFORE);
    playback.take([to(12, "Belgium")], BEFORE);
    press(playback, " ");
    expect(playback.paused).toBe(true);
    press(playback, "Enter");
    expect(playback.beat?.place).toBe("Belgium");
    press(playback, "Escape");
    expect(playback.active).toBe(false);
  });

  test("on a button are the button's, but for Escape", async () => {
    const { playback } = await watching();
    playback.take([to(11, "Lorraine")], BEFORE);
    const button = document.createElement("button");
    expect([press(playback, "Enter", button), playback.active]).toEqual([false, true]);
    expect([press(playback, "Escape", button), playback.active]).toEqual([true, false]);
  });

  test("that mean nothing here are left to others", async () => {
    const { playback } = await watching();
    playback.take([to(11, "Lorraine")], BEFORE);
    expect([press(playback, "x"), playback.beat?.place]).toEqual([false, "Lorraine"]);
  });
});
