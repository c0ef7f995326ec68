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

/** A line where the emblem of its power, or its dice, stand beside it. */
export const short = (line: Message): string => speech.texts.word(line, "short");

/** The same in pieces, so that spaces can be shown on the map. */
export const pieces = (line: Message): Piece[] => speech.pieces(line, "short");

/** The spaces that a line speaks of. */
export const spacesOf = (line: Message): string[] => speech.spaces(line);
