import { flushSync, mount, unmount } from "svelte";
import { expect, onTestFinished, test } from "vitest";
import Tile from "../src/parts/Tile.svelte";
import LanguageChoice from "../src/parts/LanguageChoice.svelte";
import { settings } from "../src/settings.svelte";
import { speech } from "../src/text/text.svelte";
import { NAMES, PHASE_NAMES, SHORT, byName, face, percent } from "../src/words";
import { attack } from "./table";

function shown(make: (target: HTMLElement) => Record<string, unknown>): HTMLElement {
  const target = document.createElement("div");
  const made = make(target);
  onTestFinished(() => unmount(made));
  flushSync();
  return target;
}

test("what is shown already changes with the language", async () => {
  const tile = shown((target) =>
    mount(Tile, { target, props: { power: "ottoman", kind: "battleship", number: 2, damaged: true } }),
  );
  const words = (): string | null | undefined => tile.querySelector("svg")?.getAttribute("aria-label");
  expect(words()).toBe("2 damaged battleships, Ottoman Empire");
  await speech.speak("de");
  flushSync();
  expect(words()).toBe("2 beschädigte Schlachtschiffe, Osmanisches Reich");
});

test("names and small words are those of the language", async () => {
  expect([NAMES.usa, SHORT.ottoman, PHASE_NAMES.purchase, percent(0.81), face(attack("Ruhr"))]).toEqual([
    "United States",
    "Ottomans",
    "Purchase",
    "81%",
    "Attack Ruhr",
  ]);
  await speech.speak("de");
  expect([NAMES.usa, SHORT.ottoman, PHASE_NAMES.purchase, percent(0.81), face(attack("Ruhr"))]).toEqual([
    "Vereinigte Staaten",
    "Osmanen",
    "Kauf",
    "81 %",
    "Ruhrgebiet angreifen",
  ]);
});

test("places stand in the order of their names in the language", async () => {
  const places = ["Albania", "Egypt", "Vienna", "SZ 9"];
  expect([...places].sort(byName)).toEqual(["Albania", "Egypt", "SZ 9", "Vienna"]);
  await speech.speak("de");
  expect([...places].sort(byName)).toEqual(["Egypt", "Albania", "SZ 9", "Vienna"]);
});

test("every language is offered by its own name, and remembered", async () => {
  const choice = shown((target) => mount(LanguageChoice, { target })).querySelector("select");
  if (!choice) throw new Error("no choice");
  expect([...choice.options].map((option) => option.text)).toEqual(["English", "Deutsch"]);
  choice.value = "de";
  choice.dispatchEvent(new Event("change", { bubbles: true }));
  expect(settings.language).toBe("de");
  expect(localStorage.getItem("language")).toBe("de");
  await expect.poll(() => document.documentElement.lang).toBe("de");
});
