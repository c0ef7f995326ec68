// Words of the odds in the language that is spoken: forces that the server writes in the notation, and names of units.

import { kindName, kindWord } from "../pages/names";
import { t } from "../text/text.svelte";
import type { Item, Kind } from "../wire";
import type { Unit } from "./question";

/** What is left of a force: "2 damaged battleship, 1 cruiser, 1 submerged" of the notation as a reader says it. */
export function forceWords(text: string): string {
  const units = [...text.matchAll(/(\d+) (damaged )?(\w+)/g)].map(([, number, damaged, kind]): Item => {
    if (kind === "submerged") return { number: Number(number), kind: "submarine", state: "submerging" };
    return { number: Number(number), kind: kind as Kind, state: damaged ? "damaged" : "" };
  });
  return units.length ? t("odds-units", { units }) : t("odds-nothing");
}

export const unitName = (unit: Unit): string => (unit === "damaged" ? t("odds-damaged") : kindName(unit));
/** The name of a kind of unit within a sentence. */
export const unitWord = (unit: Unit): string =>
  unit === "damaged" ? t("odds-damaged-word") : kindWord(unit);
