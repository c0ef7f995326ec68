// A battle as the battle board lays it out: rows by combat value, every die under the unit that threw it.

import { t } from "../text/text.svelte";
import type { Battle, Counter, Gun, Kind, Power, Side, Step, Volley } from "../wire";
import { POWERS } from "../words";
import type { Piece } from "./losses.svelte";

export interface Unit extends Piece {
  value: number;
  promoted: Gun["promoted"];
  die: number | null;
  lost: boolean;
}

export interface Row {
  /** What its units hit on; 0 for those that do not fire. */
  value: number;
  attack: Unit[][];
  defence: Unit[][];
  /** Units that stand in a higher row because they were raised, by the value that they have there. */
  raised: { attack: number[]; defence: number[] };
  attackHits: number | null;
  defenceHits: number | null;
}

export interface Fight {
  space: string;
  kind: "land" | "sea";
  air: { attack: Unit[]; defence: Unit[]; holder: Side | null } | null;
  before: { title: string; fired: Unit[]; ours: boolean }[];
  rows: Row[];
  attackers: Power[];
  defenders: Power[];
  attackHits: number | null;
  defenceHits: number | null;
  /** How many times fire has been opened. */
  rounds: number;
  /** Whether the round is over without a shot of the defenders. */
  silent: boolean;
  stages: { name: string; state: "past" | "here" | "" }[];
}

/** What is known beside the dice: the pieces that stand there, sides, and what a unit hits on without help. */
export interface Ground {
  forces: Partial<Record<Power, readonly Counter[]>>;
  side: (power: Power) => Side;
  printed: (kind: Kind, attacks: boolean) => number;
}

/** Of steps that begin with an attack those that are part of its battle and were not taken back. */
export function ofBattle(steps: readonly Step[]): readonly Step[] {
  const gone = new Set(steps.map((step) => step.takes_back).filter(Boolean));
  const standing = steps.filter((step) => step.order.type !== "Undo" && !gone.has(step.number));
  const end = standing.findIndex(
    (step, at) => at > 0 && (step.order.type === "Attack" || step.order.type === "End"),
  );
  return end < 0 ? standing : standing.slice(0, end);
}

function unrolled(guns: readonly Gun[], dice: readonly number[] | null): Unit[] {
  let at = 0;
  return guns.flatMap((gun) =>
    Array.from({ length: gun.number }, () => ({
      power: gun.power,
      kind: gun.kind,
      value: gun.value,
      promoted: gun.promoted ?? "",
      die: dice ? (dice[at++] ?? null) : null,
      damaged: false,
      under: false,
      cargo: [],
      lost: false,
    })),
  );
}

function split(volley: Volley): { attack: Unit[]; defence: Unit[] } {
  const number = volley.attack.reduce((sum, gun) => sum + gun.number, 0);
  return {
    attack: unrolled(volley.attack, volley.dice.slice(0, number)),
    defence: unrolled(volley.defence, volley.dice.slice(number)),
  };
}

export const isHit = (unit: Unit): boolean => unit.die !== null && unit.die <= unit.value;
const hitsOf = (units: readonly Unit[]): number | null =>
  units.some((each) => each.die !== null) ? units.filter(isHit).length : null;

/** Units that stand together: the same power, kind and promotion. */
function grouped(units: readonly Unit[]): Unit[][] {
  return [
    ...Map.groupBy(units, (each) => `${each.power} ${each.kind} ${each.promoted} ${each.under}`).values(),
  ];
}

const KIND_OF = (space: string): "land" | "sea" => (space.startsWith("SZ ") ? "sea" : "land");
const isAir = ({ purpose }: Volley): boolean => purpose === "air battle";
const isEarly = ({ purpose }: Volley): boolean => purpose === "coastal fire" || purpose === "bombardment";

/** Stages of a battle in progress at which a side has not fired yet in the round. */
const UNFIRED: Record<"attack" | "defence", readonly string[]> = {
  attack: ["attacker submerges"],
  defence: ["attacker submerges", "attacker fires", "defender submerges"],
};

export function fightOf(space: string, steps: readonly Step[], live: Battle | null, ground: Ground): Fight {
  const told = steps.flatMap((step) =>
    (step.volleys ?? []).filter((volley) => volley.space === space).map((volley) => ({ step, volley })),
  );
  const main = told.filter(({ volley }) => !isAir(volley) && !isEarly(volley));
  const now = live?.space === space ? live : null;
  const rounds = roundsOf(main),
    last = rounds.at(-1) ?? [];
  const fired = (side: "attack" | "defence"): Unit[] => {
    const shot = last.find(({ volley }) => volley[side].length);
    if (now && (!last.length || UNFIRED[side].includes(now.stage))) return unrolled(now[side], null);
    return shot ? split(shot.volley)[side] : [];
  };
  const attack = fired("attack"),
    defence = fired("defence");
  const start = last[0]?.step.number ?? Infinity;
  const sunk = mark(attack.concat(defence), steps, space, start, ground.forces);
  const attackers = powersOf(
    attack,
    now?.attack,
    told.map(({ volley }) => volley.attack),
  );
  const defenders = powersOf(
    defence,
    now?.defence,
    told.map(({ volley }) => volley.defence),
  );
  const silent = [
    ...(now || KIND_OF(space) === "sea" ? silentUnits(attack.concat(defence), ground.forces) : []),
    ...sunk,
  ];
  const attacking = new Set(attackers.map(ground.side));
  const most = Math.max(3, ...attack.map((each) => each.value), ...defence.map((each) => each.value));
  const least = Math.max(
    1,
    Math.min(KIND_OF(space) === "sea" ? 2 : 1, ...[...attack, ...defence].map((each) => each.value)),
  );
  const rows: Row[] = [];
  for (let value = most; value >= least; value--) {
    const at = (units: readonly Unit[]): Unit[] => units.filter((each) => each.value === value);
    const raised = (units: readonly Unit[], attacks: boolean): number[] =>
      units
        .filter((each) => each.promoted && ground.printed(each.kind, attacks) === value)
        .map((each) => each.value);
    rows.push({
      value,
      attack: grouped(at(attack)),
      defence: grouped(at(defence)),
      attackHits: hitsOf(at(attack)),
      defenceHits: hitsOf(at(defence)),
      raised: { attack: raised(attack, true), defence: raised(defence, false) },
    });
  }
  if (silent.length) {
    const of = (ours: boolean): Unit[][] =>
      grouped(silent.filter((each) => attacking.has(ground.side(each.power)) === ours));
    rows.push({
      value: 0,
      attack: of(true),
      defence: of(false),
      raised: { attack: [], defence: [] },
      attackHits: null,
      defenceHits: null,
    });
  }
  const airVolley = told.filter(({ volley }) => isAir(volley)).at(-1)?.volley;
  const supremacy = steps
    .flatMap((step) => step.events ?? [])
    .findLast((event) => event.type === "AirSupremacy" && event.space === space);
  const before = told
    .filter(({ volley }) => isEarly(volley))
    .flatMap(({ volley }) => {
      const { attack: ours, defence: theirs } = split(volley);
      return [
        ...(ours.length ? [{ title: t("battle-bombardment"), fired: ours, ours: true }] : []),
        ...(theirs.length ? [{ title: t("battle-coastal"), fired: theirs, ours: false }] : []),
      ];
    });
  const air = airVolley
    ? { ...split(airVolley), holder: supremacy?.type === "AirSupremacy" ? supremacy.side : null }
    : null;
  return {
    space,
    kind: now?.kind ?? KIND_OF(space),
    rows,
    air,
    before,
    attackers,
    defenders,
    attackHits: hitsOf(attack),
    defenceHits: hitsOf(defence),
    rounds: rounds.length,
    silent: !defence.length && (now === null || !UNFIRED.defence.includes(now.stage)),
    stages: stagesOf(now?.kind ?? KIND_OF(space), now?.stage ?? null, {
      air: !!air,
      before: before.length > 0,
    }),
  };
}

/** Volleys by the round in which they were fired: the attackers open it, or the defenders where the attackers are silent. */
function roundsOf<Told extends { volley: Volley }>(main: readonly Told[]): Told[][] {
  const rounds: Told[][] = [];
  for (const told of main) {
    const last = rounds.at(-1);
    if (!last || told.volley.attack.length || last.some(({ volley }) => volley.defence.length))
      rounds.push([told]);
    else last.push(told);
  }
  return rounds;
}

const powersOf = (
  units: readonly Unit[],
  guns: readonly Gun[] | undefined,
  volleys: readonly (readonly Gun[])[],
): Power[] => {
  const found = new Set([...units, ...(guns ?? []), ...volleys.flat()].map((each) => each.power));
  return POWERS.filter((power) => found.has(power));
};

/** Mark which of the units that fired are lost by now, and which of the ships are damaged; those lost that did not fire. */
function mark(
  units: readonly Unit[],
  steps: readonly Step[],
  space: string,
  since: number,
  forces: Ground["forces"],
): Unit[] {
  const lost = new Map<string, number>();
  for (const step of steps) {
    if (step.number < since) continue;
    const events = step.events ?? [];
    const fire = step.number === since ? events.findLastIndex((event) => event.type === "HitsScored") : -1;
    for (const event of events.slice(fire + 1))
      if (event.type === "UnitsLost" && event.space === space)
        for (const item of event.units)
          if (item.state !== "damage")
            lost.set(
              `${event.power} ${item.kind}`,
              (lost.get(`${event.power} ${item.kind}`) ?? 0) + item.number,
            );
  }
  for (const unit of [...units].reverse()) {
    const left = lost.get(`${unit.power} ${unit.kind}`) ?? 0;
    if (left > 0) {
      unit.lost = true;
      lost.set(`${unit.power} ${unit.kind}`, left - 1);
    }
  }
  for (const power of POWERS) {
    let damaged = (forces[power] ?? []).reduce(
      (sum, counter) => sum + (counter.damaged ? counter.number : 0),
      0,
    );
    for (const unit of units)
      if (damaged > 0 && unit.power === power && unit.kind === "battleship" && !unit.lost) {
        unit.damaged = true;
        damaged -= 1;
      }
  }
  return [...lost].flatMap(([name, left]) => {
    const [power, kind] = name.split(" ") as [Power, Kind];
    return Array.from({ length: left }, (): Unit => ({
      power,
      kind,
      value: 0,
      promoted: "",
      die: null,
      damaged: false,
      under: false,
      cargo: [],
      lost: true,
    }));
  });
}

/** Pieces that stand there and do not fire: transports, submarines under water, units that have just landed. */
function silentUnits(units: readonly Unit[], forces: Ground["forces"]): Unit[] {
  const shown = new Map<string, number>();
  for (const unit of units)
    if (!unit.lost)
      shown.set(`${unit.power} ${unit.kind}`, (shown.get(`${unit.power} ${unit.kind}`) ?? 0) + 1);
  const found: Unit[] = [];
  for (const power of POWERS)
    for (const counter of forces[power] ?? []) {
      const name = `${power} ${counter.kind}`,
        here = shown.get(name) ?? 0;
      shown.set(name, Math.max(0, here - counter.number));
      for (let left = counter.number - here; left > 0; left--)
        found.push({
          power,
          kind: counter.kind,
          value: 0,
          promoted: "",
          die: null,
          damaged: counter.damaged ?? false,
          lost: false,
          under: counter.kind === "submarine",
          cargo: (counter.cargo ?? []).map((unit) => unit.kind),
        });
    }
  return found;
}

function stagesOf(
  kind: "land" | "sea",
  stage: string | null,
  had: { air: boolean; before: boolean },
): Fight["stages"] {
  const all: [string, readonly string[], boolean][] =
    kind === "sea"
      ? [
          [t("battle-stage-attackers"), ["attacker submerges", "attacker fires"], true],
          [t("battle-stage-defenders"), ["defender submerges", "defender fires"], true],
          [t("battle-stage-casualties"), ["attacker losses", "defender losses"], true],
          [t("battle-stage-press"), ["press", "retreat", "forced retreat"], true],
        ]
      : [
          [
            t("battle-stage-early"),
            ["strike", "strike losses", "bombardment", "bombardment losses"],
            had.before,
          ],
          [t("battle-air"), ["air", "air losses"], had.air],
          [t("battle-stage-fire"), ["fire"], true],
          [t("battle-stage-casualties"), ["attacker losses", "defender losses"], true],
        ];
  const shown = all.filter(([, stages, always]) => always || (stage !== null && stages.includes(stage)));
  const at = stage === null ? shown.length : shown.findIndex(([, stages]) => stages.includes(stage));
  return shown.map(([name], n) => ({ name, state: n < at ? "past" : n === at ? "here" : "" }));
}
