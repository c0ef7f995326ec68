// What others have done, cut into beats: as much as one takes in at a glance.

import type { Battle, Power, Step, View } from "../wire";
import { newsOf } from "../text/lines";

/** Steps that came together, the board before them and after. */
export interface Told {
  steps: readonly Step[];
  before: View;
  after: View;
  battle: Battle | null;
}

export interface Beat {
  steps: readonly Step[];
  view: View;
  battle: Battle | null;
  kind: "move" | "fight" | "losses" | "word";
  /** Where it happens; empty if nowhere. */
  place: string;
  /** What should be in sight: where it happens, and where those who are moved come from. */
  places: readonly string[];
}

const IN_BATTLE: ReadonlySet<Step["order"]["type"]> = new Set([
  "Casualties",
  "Submerge",
  "Press",
  "BreakOff",
  "Retreat",
  "Stay",
]);

/** The beats of what was told; `opened` is the last attack before it. What the players of `mine` did is known to them. */
export function beatsOf(told: readonly Told[], mine: readonly Power[], opened: Step | null): Beat[] {
  const beats: Beat[] = [];
  let fighting = opened?.order.type === "Attack" ? opened.order.space : "";
  let attacker = opened?.power ?? null;
  for (const { steps, before, after, battle } of told) {
    const undone = new Set(steps.map((step) => step.takes_back ?? 0).filter(Boolean));
    const last = steps.findLast((step) => !mine.includes(step.power) && isTold(step, steps, undone));
    for (const step of steps) {
      if (step.order.type === "Attack") {
        fighting = step.order.space;
        attacker = step.power;
      }
      if (mine.includes(step.power) || !isTold(step, steps, undone)) continue;
      // Of moves that came together only the board at their end is known at first; until then arrows show them.
      const view = step === last ? after : before;
      const kind = kindOf(step);
      // One's own battle is on the battle board already.
      if (kind === "losses" && attacker && mine.includes(attacker)) continue;
      const place =
        kind === "fight" || kind === "losses" ? (step.volleys?.at(-1)?.space ?? fighting) : goalOf(step);
      const joined = beats.at(-1);
      if (
        joined
        && joined.kind === kind
        && joined.place === place
        && (kind === "move" || kind === "losses")
        && joined.steps.at(-1)?.power === step.power
      ) {
        joined.steps = [...joined.steps, step];
        joined.places = [...new Set([...joined.places, ...originsOf(step)])];
        joined.view = view;
        joined.battle = battle;
      } else
        beats.push({
          steps: [step],
          view,
          battle,
          kind,
          place,
          places: place ? [place, ...originsOf(step)] : [],
        });
    }
  }
  return beats;
}

/** Whether an order is worth showing: what was taken back, changed at once or merely ends a phase is not. */
function isTold(step: Step, steps: readonly Step[], undone: ReadonlySet<number>): boolean {
  if (step.order.type === "Undo" || undone.has(step.number)) return false;
  if (step.order.type === "End") return newsOf(step).length > 0;
  const next = steps[steps.indexOf(step) + 1];
  return !(step.order.type === "Buy" && next?.order.type === "Buy" && next.power === step.power);
}

function kindOf(step: Step): Beat["kind"] {
  if (step.volleys?.length) return "fight";
  if (IN_BATTLE.has(step.order.type)) return "losses";
  return goalOf(step) && step.phase === "movement" ? "move" : "word";
}

export function goalOf({ order }: Step): string {
  switch (order.type) {
    case "Move":
    case "Rail":
      return order.route.at(-1) ?? "";
    case "Load":
      return order.zone;
    case "Offload":
      return order.territory;
    case "Attack":
    case "Place":
      return order.space;
    default:
      return "";
  }
}

function originsOf({ order }: Step): string[] {
  switch (order.type) {
    case "Move":
    case "Rail":
      return order.route.slice(0, 1);
    case "Load":
      return [order.territory];
    case "Offload":
      return [order.zone];
    default:
      return [];
  }
}
