// Which battle an order of a review belongs to, and since when.

import { AT_BATTLE } from "../forms/table";
import type { Question, Step } from "../wire";
import type { Reviewing } from "./reviewing.svelte";

export interface Fought {
  space: string;
  steps: readonly Step[];
}

/** Answers that are given in a battle. */
const ANSWERS: Partial<Record<Step["order"]["type"], Question["type"]>> = {
  Casualties: "AskCasualties",
  Submerge: "AskSubmerge",
  Press: "AskPress",
  BreakOff: "AskPress",
  Retreat: "AskRetreat",
  Stay: "AskRetreat",
};

/** The battle of the board that is shown, which may still be the one before until the next has come. */
export function battleShown(reviewing: Reviewing): Fought | null {
  const { frame, review } = reviewing;
  if (!frame?.step || !review) return null;
  const { orders: at, step } = frame;
  const question = ANSWERS[step.order.type];
  const space =
    step.volleys?.at(-1)?.space
    ?? (question && AT_BATTLE[question] ? reviewing.frameAt(at - 1)?.battle?.space : undefined);
  if (!space) return null;
  const opened = review.marks.slice(0, at).findLast((mark) => mark.text === `attack ${space}`)?.orders ?? at;
  return { space, steps: reviewing.steps(opened, at) };
}
