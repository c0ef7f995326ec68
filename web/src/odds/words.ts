// Names of units on the page of the odds.

import { kindName, kindWord } from "../pages/names";
import { t } from "../text/text.svelte";
import type { Unit } from "./question";

export const unitName = (unit: Unit): string => (unit === "damaged" ? t("odds-damaged") : kindName(unit));
/** The name of a kind of unit within a sentence. */
export const unitWord = (unit: Unit): string =>
  unit === "damaged" ? t("odds-damaged-word") : kindWord(unit);
