// What a browser keeps, and how new games begin.

import { beforeEach, describe, expect, test, vi } from "vitest";
import { plainLevel } from "../src/pages/beginning";
import { AS_RECORDED, divisionsOf } from "../src/pages/origin.svelte";
import { deleteRecord, keepRecord, recordsKept } from "../src/records";
import { forgetSecrets, gamesHeld, keepSecret, secretsOf } from "../src/secrets";
import { keepSeen, seenOf } from "../src/seen";
import { notebook } from "../src/tutorial/learnt.svelte";
import type { Imported, Power } from "../src/wire";

beforeEach(() => localStorage.clear());

describe("secrets", () => {
  test("are kept once for each game, without empty ones", () => {
    keepSecret("one", "a", "", "b");
    keepSecret("one", "a", "c");
    keepSecret("two", "d");
    expect([secretsOf("one"), secretsOf("two"), secretsOf("three")]).toEqual([["a", "b", "c"], ["d"], []]);
  });

  test("are forgotten with their game alone", () => {
    keepSecret("one", "a");
    keepSecret("two", "b");
    forgetSecrets("one");
    expect(gamesHeld()).toEqual(["two"]);
  });

  test("that cannot be read are none", () => {
    localStorage.setItem("seats", "{broken");
    expect(secretsOf("one")).toEqual([]);
  });
});

describe("what was seen", () => {
  test("is remembered by game, for the hundred games that were looked at last", () => {
    keepSeen("old", 7);
    for (let n = 0; n < 99; n += 1) keepSeen(`game ${n}`, n);
    expect([seenOf("old"), seenOf("game 98")]).toEqual([7, 98]);
    keepSeen("game 99", 1);
    expect(seenOf("old")).toBeNull();
  });
});

describe("records", () => {
  const record = (id: string, secret: string): Imported => ({ id, secret }) as Partial<Imported> as Imported;

  test("that are imported twice are kept once, and the first is let go", () => {
    const asked = vi.fn((_path: string, _request: RequestInit) => Promise.resolve(Response.json({})));
    vi.stubGlobal("fetch", asked);
    keepRecord(record("one", "first"));
    keepRecord(record("two", "other"));
    keepRecord(record("one", "second"));
    expect(recordsKept().map(({ id, secret }) => [id, secret])).toEqual([
      ["one", "second"],
      ["two", "other"],
    ]);
    expect(asked.mock.calls.map(([path, { method, headers }]) => [path, method, headers])).toEqual([
      ["/api/records/one", "DELETE", { Authorization: "Bearer first" }],
    ]);
  });

  test("are deleted even where the server does not answer", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("away")));
    keepRecord(record("one", "first"));
    await deleteRecord("one");
    expect(recordsKept()).toEqual([]);
  });
});

describe("the notebook of a learner", () => {
  beforeEach(() => notebook.forget());

  test("knows how far a lesson has come, in its own game alone", () => {
    notebook.begin("mines", "one");
    notebook.reach("mines", "one", 3);
    notebook.reach("mines", "two", 9);
    expect([notebook.stepOf("mines", "one"), notebook.stepOf("mines", "two")]).toEqual([3, 0]);
  });

  test("has a lesson as learnt however often it is repeated", () => {
    notebook.begin("mines", "one");
    notebook.finish("mines", "one");
    expect([notebook.isDone("mines"), notebook.gameOf("mines")]).toEqual([true, null]);
    notebook.begin("mines", "two");
    notebook.leave("mines");
    expect([notebook.isDone("mines"), notebook.gameOf("mines")]).toEqual([true, null]);
  });

  test("forgets the secrets of a lesson that is begun again", () => {
    notebook.begin("mines", "one");
    keepSecret("one", "a");
    notebook.begin("mines", "two");
    expect(secretsOf("one")).toEqual([]);
  });
});

describe("a new game", () => {
  test("meets a newcomer with officers, or with what there is", () => {
    expect([
      plainLevel(["recruit", "officer"]),
      plainLevel(["recruit"]),
      plainLevel(["novice"]),
      plainLevel([]),
    ]).toEqual(["officer", "recruit", "novice", ""]);
  });

  const CENTRAL: Power[] = ["germany", "austria-hungary", "ottoman"],
    ALLIES: Power[] = ["france", "britain", "russia", "italy", "usa"];
  const BOOK = {
    2: [CENTRAL, ALLIES],
    3: [CENTRAL, ["france", "britain"], ["russia", "italy", "usa"]],
  } as Record<number, Power[][]>;

  test("may divide the powers as the book does", () => {
    expect(divisionsOf(BOOK, []).map(({ name }) => name)).toEqual(["2", "3"]);
  });

  test("that goes on from another parts no player's powers", () => {
    expect(divisionsOf(BOOK, [["france", "russia"]]).map(({ name }) => name)).toEqual(["2", AS_RECORDED]);
    expect(divisionsOf(BOOK, [[...ALLIES].reverse(), CENTRAL]).map(({ name }) => name)).toEqual(["2"]);
  });
});
