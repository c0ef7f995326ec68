// The lines of the log: what a step says, with and without its power, and which spaces it speaks of.

import type { Message, Step } from "../wire";
import { type Piece, speech } from "./text.svelte";

/** That a phase has begun is said by headings and bars. */
const isHeading = ({ id }: Message): boolean => id === "log-phase";

/** That a battle begins is what the order to attack says. */
const isEcho = (step: Step, { id }: Message): boolean =>
  step.order.type === "Attack" && id === "log-opens-battle";

/** What came of an order, for a screen that shows its phase beside it. */
export const newsOf = (step: Step): Message[] =>
  (step.lines ?? []).filter((line) => !isHeading(line) && !isEcho(step, line));

/** What an order says; the end of a phase speaks through what comes of it. */
export const orderOf = (step: Step): Message | null => (step.order.type === "End" ? null : step.line);

/** Where a line stands: behind the emblem of its power, or where its dice are seen. */
export type Beside = "short" | "seen";

/** An order behind the emblem of its power. */
export const short = (line: Message): string => speech.texts.word(line, "short");

/** What came of an order, where its dice are seen. */
export const seen = (line: Message): string => speech.texts.word(line, "seen");

/** A line in pieces, so that its spaces can be shown on the map. */
export const pieces = (line: Message, beside: Beside): Piece[] => speech.pieces(line, beside);

/** The spaces that a line speaks of. */
export const spacesOf = (line: Message): string[] => speech.spaces(line);
