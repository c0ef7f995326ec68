// Games that begin with one click: the rulebook, the Central Powers against a computer.

import * as api from "../api";
import { keepSecret } from "../secrets";
import { t } from "../text/text.svelte";
import type { About, NewGame, NewSeat, Power } from "../wire";

/** The level that a newcomer meets: the second of those that there are, or the first. */
export const plainLevel = (levels: readonly string[]): string =>
  ["officer", "recruit"].find((level) => levels.includes(level)) ?? levels[0] ?? "";

export async function quickGame(
  about: About | null,
  level = plainLevel(about?.levels ?? []),
): Promise<NewGame> {
  const { divisions } = await api.rulesets();
  const sides: readonly Power[][] = divisions[2] ?? [];
  const seats = sides.map((powers): NewSeat =>
    powers.includes("germany")
      ? { powers, holder: "here" }
      : level
        ? { powers, holder: "computer", level }
        : { powers, holder: "here" },
  );
  return { seats, ruleset: "rulebook", title: t("new-quick-title") };
}

/** The first game of somebody who has just learnt it: against the weakest that there are. */
export async function playFirstGame(): Promise<void> {
  const about = await api.about();
  const game = await quickGame(about, about.levels[0] ?? "");
  const made = await api.begin({ ...game, title: t("new-first-title") });
  keepSecret(made.game.id, made.host, ...made.seats.map((seat) => seat.secret));
  location.hash = `#/game/${made.game.id}`;
}
