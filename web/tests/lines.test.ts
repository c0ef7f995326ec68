import { describe, expect, test } from "vitest";
import { newsOf, orderOf, pieces, seen, short, spacesOf } from "../src/text/lines";
import type { Message } from "../src/wire";
import { attack, step } from "./table";

const takes: Message = { id: "log-controls", args: { power: "ottoman", territory: "Belgium" } };
const opens: Message = { id: "log-opens-battle", args: { power: "germany", space: "Lorraine" } };
const phase: Message = { id: "log-phase", args: { turn: "germany", phase: "combat" } };
const roll: Message = {
  id: "log-roll-hits",
  args: {
    purpose: { id: "log-purpose-fire" },
    space: "Lorraine",
    dice: "1 4",
    scores: [{ id: "log-score", args: { side: "central", hits: 1 } }],
  },
};

describe("a line of the log", () => {
  test("loses its power where the emblem stands before it", () => {
    expect(short(takes)).toBe("Now controls Belgium.");
  });

  test("loses its dice where these are shown", () => {
    expect(seen(roll)).toBe("Land battle in Lorraine: the Central Powers score 1 hit.");
  });

  test("names its spaces", () => {
    expect(spacesOf(roll)).toEqual(["Lorraine"]);
    expect(pieces(takes, "short")).toEqual([
      { text: "Now controls " },
      { text: "Belgium", space: "Belgium" },
      { text: "." },
    ]);
  });

  test("is no news where a heading or the order itself says the same", () => {
    const lines = [opens, roll, phase];
    expect(newsOf(step(1, "germany", attack("Lorraine"), { lines }))).toEqual([roll]);
    expect(newsOf(step(1, "germany", { type: "End" }, { lines }))).toEqual([opens, roll]);
  });

  test("is left to what comes of it where a phase ends", () => {
    expect(orderOf(step(1, "germany", { type: "End" }, { line: takes }))).toBeNull();
    expect(orderOf(step(1, "germany", attack("Lorraine"), { line: takes }))).toBe(takes);
  });
});
