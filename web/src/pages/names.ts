// Names of powers and units as labels call them, in the language that is spoken.

import { t } from "../text/text.svelte";
import type { Kind, Power, Side } from "../wire";

export const nameOf = (power: Power | Side): string => t("name-of-power", { power });
export const shortNameOf = (power: Power | Side): string => t("short-name-of-power", { power });
export const namesOf = (powers: readonly Power[]): string => t("names-of-powers", { powers });
export const kindName = (kind: Kind): string => t("name-of-kind", { kind });
/** The name of a kind of unit within a sentence. */
export const kindWord = (kind: Kind): string => t("word-of-kind", { kind });
