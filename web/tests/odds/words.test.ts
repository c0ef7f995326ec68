import { describe, expect, test } from "vitest";
import { forceWords, unitName, unitWord } from "../../src/odds/words";
import { speech } from "../../src/text/text.svelte";

describe("a force that the server writes in the notation", () => {
  test("has plurals, damage and submarines that dive", async () => {
    await speech.speak("en");
    expect(forceWords("1 battleship, 2 damaged battleship, 1 submerged")).toBe(
      "1 battleship, 2 damaged battleships, 1 submerging submarine",
    );
    expect(forceWords("nothing")).toBe("nothing");
  });

  test("is read in German too", async () => {
    await speech.speak("de");
    expect(forceWords("3 fighter, 2 infantry")).toBe("2 Infanterie, 3 Jagdflugzeuge");
    expect(forceWords("nothing")).toBe("nichts");
  });
});

test("a kind of unit has a name on a label and one within a sentence", async () => {
  await speech.speak("en");
  expect([unitName("damaged"), unitWord("damaged"), unitName("tank"), unitWord("tank")]).toEqual([
    "Damaged battleship",
    "damaged battleship",
    "Tank",
    "tank",
  ]);
});
