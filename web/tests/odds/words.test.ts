import { expect, test } from "vitest";
import { unitName, unitWord } from "../../src/odds/words";
import { speech } from "../../src/text/text.svelte";

test("a kind of unit has a name on a label and one within a sentence", async () => {
  await speech.speak("en");
  expect([unitName("damaged"), unitWord("damaged"), unitName("tank"), unitWord("tank")]).toEqual([
    "Damaged battleship",
    "damaged battleship",
    "Tank",
    "tank",
  ]);
});
