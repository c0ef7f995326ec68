// The odds of a place on the board, filled with the forces that stand there or are to land there.

import type { War } from "../war.svelte";
import type { Counter, Power, Side } from "../wire";
import { POWERS, isSea } from "../words";
import { ARMY, FLEET, beginning, oddsLink, troop, type Troop, type Unit, type Units } from "./question";

/** What of a game the odds of a place are read from; one that is reviewed may not tell its rules. */
type Seen = Pick<War, "board" | "view"> & Partial<Pick<War, "rules">>;

/** A link to the odds of a place, or nothing where no enemies can meet. */
export function oddsOf(war: Seen, space: string): string | null {
  const { view, board, rules } = war;
  if (!view || !board || !rules) return null;
  const sea = isSea(space),
    side = (power: Power): Side => board.powers[power].side;
  const forces = view.spaces[space]?.forces ?? {};
  const landing = sea ? new Map<Power, Units>() : landings(war, space);
  const present = POWERS.filter((power) => forces[power]?.length || landing.has(power));
  const mover = view.movers[0] ?? POWERS.find((power) => side(power) === view.turn) ?? "germany";
  const troops = present.map((power) =>
    troop(power, counted(forces[power] ?? [], sea ? FLEET : ARMY), landing.get(power)),
  );
  const own = troops.filter((each) => side(each.power) === side(mover)),
    foes = troops.filter((each) => side(each.power) !== side(mover));
  if (!foes.length && !own.length) return null;
  const question = beginning(sea ? "sea" : landing.size ? "landing" : "land");
  question.rules = rules.base;
  question.options = rules.chosen;
  question.attackers = own.length ? acting(own, view.movers) : [troop(mover)];
  question.defenders = foes.length ? foes : [troop(side(mover) === "central" ? "france" : "germany")];
  return oddsLink(question);
}

/** Those of a side that attack in this turn; if it is nobody's here, the first. */
function acting(own: Troop[], movers: readonly Power[]): Troop[] {
  const found = own.filter((each) => movers.includes(each.power));
  return found.length ? found : own.slice(0, 1);
}

function counted(counters: readonly Counter[], kinds: readonly Unit[]): Units {
  const found: Units = {};
  for (const counter of counters) {
    const unit: Unit = counter.damaged ? "damaged" : counter.kind;
    if (kinds.includes(unit)) found[unit] = (found[unit] ?? 0) + counter.number;
  }
  return found;
}

/** What is declared to land in a territory, by power, with the battleships of the zone that it lands from. */
function landings(war: Seen, territory: string): Map<Power, Units> {
  const found = new Map<Power, Units>();
  for (const [zone, facts] of Object.entries(war.view?.spaces ?? {})) {
    if (!isSea(zone)) continue;
    for (const counters of Object.values(facts.forces ?? {})) {
      for (const counter of counters)
        for (const unit of counter.cargo ?? []) {
          if (unit.landing !== territory) continue;
          const units = found.get(unit.owner) ?? counted(facts.forces?.[unit.owner] ?? [], ["battleship"]);
          units[unit.kind] = (units[unit.kind] ?? 0) + counter.number;
          found.set(unit.owner, units);
        }
    }
  }
  return found;
}
