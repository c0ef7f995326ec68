// Games that begin with one click: the rulebook, the Central Powers against a computer.

import * as api from "../api";
import type { About, NewGame, NewSeat, Power } from "../wire";

/** The level that a newcomer meets: the second of those that there are, or the first. */
export const plainLevel = (levels: readonly string[]): string =>
  ["officer", "recruit"].find((level) => levels.includes(level)) ?? levels[0] ?? "";

export async function quickGame(about: About | null): Promise<NewGame> {
  const { divisions } = await api.rulesets();
  const level = plainLevel(about?.levels ?? []);
  const sides: readonly Power[][] = divisions[2] ?? [];
  const seats = sides.map((powers): NewSeat => powers.includes("germany")
    ? { powers, holder: "here" } : level ? { powers, holder: "computer", level } : { powers, holder: "here" });
  return { seats, ruleset: "rulebook", title: "The Central Powers" };
}
