// A battle as the battle board lays it out: rows by combat value, every die under the unit that threw it.

import type { Battle, Gun, Kind, Power, Step, Volley } from "../wire";

export interface Fired {
  power: Power;
  kind: Kind;
  value: number;
  promoted: Gun["promoted"];
  die: number | null;
}

export interface Row {
  value: number;
  attack: Fired[][];
  defence: Fired[][];
  attackHits: number | null;
  defenceHits: number | null;
}

export interface Fight {
  space: string;
  kind: "land" | "sea";
  air: { attack: Fired[]; defence: Fired[] } | null;
  before: { title: string; fired: Fired[]; ours: boolean }[];
  rows: Row[];
  attackers: Power[];
  defenders: Power[];
  attackHits: number | null;
  defenceHits: number | null;
}

function unrolled(guns: readonly Gun[], dice: readonly number[] | null): Fired[] {
  let at = 0;
  return guns.flatMap((gun) => Array.from({ length: gun.number }, () => ({
    power: gun.power, kind: gun.kind, value: gun.value, promoted: gun.promoted ?? "", die: dice ? (dice[at++] ?? null) : null,
  })));
}

function split(volley: Volley): { attack: Fired[]; defence: Fired[] } {
  const number = volley.attack.reduce((sum, gun) => sum + gun.number, 0);
  return { attack: unrolled(volley.attack, volley.dice.slice(0, number)), defence: unrolled(volley.defence, volley.dice.slice(number)) };
}

export const isHit = (fired: Fired): boolean => fired.die !== null && fired.die <= fired.value;
const hitsOf = (fired: readonly Fired[]): number | null =>
  fired.some((each) => each.die !== null) ? fired.filter(isHit).length : null;

/** Units that stand together: the same power, kind and promotion. */
function grouped(fired: readonly Fired[]): Fired[][] {
  return [...Map.groupBy(fired, (each) => `${each.power} ${each.kind} ${each.promoted}`).values()];
}

const KIND_OF = (space: string): "land" | "sea" => (space.startsWith("SZ ") ? "sea" : "land");

export function fightOf(space: string, steps: readonly Step[], live: Battle | null): Fight {
  const here = steps.flatMap((step) => step.volleys ?? []).filter((volley) => volley.space === space);
  const isAir = ({ purpose }: Volley): boolean => /air/i.test(purpose);
  const isEarly = ({ purpose }: Volley): boolean => /coast|bombard|strike/i.test(purpose);
  const main = here.filter((volley) => !isAir(volley) && !isEarly(volley));
  const airVolley = here.filter(isAir).at(-1);
  const last = (side: "attack" | "defence"): Fired[] => {
    const volley = main.filter((each) => each[side].length).at(-1);
    return volley ? split(volley)[side] : [];
  };
  let attack = last("attack"), defence = last("defence");
  const now = live?.space === space ? live : null;
  if (!attack.length) attack = unrolled(now?.attack ?? [], null);
  if (!defence.length) defence = unrolled(now?.defence ?? [], null);
  const most = Math.max(3, ...attack.map((each) => each.value), ...defence.map((each) => each.value));
  const rows: Row[] = [];
  const least = KIND_OF(space) === "sea" ? 2 : 1;
  for (let value = most; value >= least; value--) {
    const left = attack.filter((each) => each.value === value), right = defence.filter((each) => each.value === value);
    rows.push({ value, attack: grouped(left), defence: grouped(right), attackHits: hitsOf(left), defenceHits: hitsOf(right) });
  }
  const powers = (fired: readonly Fired[], guns: readonly Gun[] | undefined): Power[] =>
    [...new Set([...fired.map((each) => each.power), ...(guns ?? []).map((gun) => gun.power)])];
  return {
    space, kind: now?.kind ?? KIND_OF(space), rows,
    air: airVolley ? split(airVolley) : null,
    before: here.filter(isEarly).flatMap((volley) => {
      const { attack: ours, defence: theirs } = split(volley);
      return [
        ...(ours.length ? [{ title: "Bombardment from the sea", fired: ours, ours: true }] : []),
        ...(theirs.length ? [{ title: "Coastal fire", fired: theirs, ours: false }] : []),
      ];
    }),
    attackers: powers(attack, now?.attack), defenders: powers(defence, now?.defence),
    attackHits: hitsOf(attack), defenceHits: hitsOf(defence),
  };
}
