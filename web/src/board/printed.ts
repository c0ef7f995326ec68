// The printed board on a canvas: sea and water lines, land in its colours, hills, rivers, borders, names and marks.

import type { Atlas, Box, Label } from "../geometry";
import type { BoardInfo, Power } from "../wire";
import { POWERS } from "../words";
import type { Holding } from "./holdings";

export interface Livery {
  wash: string;
  edge: string;
  tile: string;
}

/** The colours of the page, read from its style sheet. */
export interface Ink {
  night: boolean;
  safe: boolean;
  colour: (name: string) => string;
  liveries: Record<Power, Livery>;
}

export interface Eye {
  k: number;
  x: number;
  y: number;
}

export interface Print {
  atlas: Atlas;
  board: BoardInfo;
  holdings: Map<string, Holding>;
}

export function ink(): Ink {
  const style = getComputedStyle(document.documentElement);
  const found = new Map<string, string>();
  const colour = (name: string): string => {
    let value = found.get(name);
    if (value === undefined) {
      value = style.getPropertyValue(`--${name}`).trim();
      found.set(name, value);
    }
    return value;
  };
  const liveries = Object.fromEntries(
    POWERS.map((p) => [
      p,
      { wash: colour(`${p}-wash`), edge: colour(`${p}-edge`), tile: colour(`${p}-tile`) },
    ]),
  ) as Record<Power, Livery>;
  const { theme, palette } = document.documentElement.dataset;
  return { night: theme === "dark", safe: palette === "safe", colour, liveries };
}

const WATER_LINES = [
  [30, 1.3, 0.3],
  [20.5, 1.5, 0.45],
  [11.5, 1.7, 0.65],
] as const;

const HATCHES: Record<Power, string> = {
  germany: "M0 4h8",
  "austria-hungary": "M1 2h2M5 6h2",
  ottoman: "M0 6l4-4 4 4",
  russia: "M4 0v8",
  france: "M-1 9 9-1",
  britain: "M-1-1 9 9",
  italy: "M2.5 4h3M4 2.5v3",
  usa: "M4 0v8M0 4h8",
};

type Brush = CanvasRenderingContext2D;

/** The paper around the board that belongs to the picture: its frame. */
export const FRAME = 24;

/** What is painted: the ground, the names and values on it, or both. */
export type Layers = "all" | "ground" | "letters";

/** Paint the part of the board that a canvas of this size shows, seen with this eye. */
export function paint(
  brush: Brush,
  print: Print,
  colours: Ink,
  eye: Eye,
  size: { width: number; height: number },
  layers: Layers = "all",
): void {
  const { atlas } = print;
  const seen: Box = {
    left: -eye.x / eye.k,
    top: -eye.y / eye.k,
    right: (size.width - eye.x) / eye.k,
    bottom: (size.height - eye.y) / eye.k,
  };
  const inSight = ({ left, top, right, bottom }: Box, reach = 0): boolean =>
    right + reach >= seen.left
    && left - reach <= seen.right
    && bottom + reach >= seen.top
    && top - reach <= seen.bottom;
  const { colour, liveries } = colours;
  const line = (width: number, style: string, alpha = 1, dash: number[] = []): void => {
    brush.lineWidth = width;
    brush.strokeStyle = style;
    brush.globalAlpha = alpha;
    brush.setLineDash(dash);
  };

  const density = brush.getTransform().a || 1;
  brush.save();
  if (layers !== "letters") {
    brush.fillStyle = colour("table");
    brush.fillRect(0, 0, size.width, size.height);
  }
  brush.translate(eye.x, eye.y);
  brush.scale(eye.k, eye.k);
  brush.lineJoin = "round";

  brush.save();
  brush.beginPath();
  brush.rect(0, 0, atlas.width, atlas.height);
  brush.clip();
  if (layers !== "letters") {
    sea();
    land();
    hillsAndWaters();
    borders();
  }
  if (layers !== "ground") lettering();
  brush.restore();
  if (layers !== "letters") edge();
  brush.restore();

  function sea(): void {
    brush.fillStyle = colour("sea");
    brush.fillRect(0, 0, atlas.width, atlas.height);
    line(0.7, colour("sea-line"), 0.28);
    brush.stroke(atlas.graticule);
    const coast = atlas.coast.filter((arc) => inSight(arc.box, 20));
    for (const [reach, thickness, strength] of WATER_LINES) {
      line(reach + thickness, mixed(colour("sea-line"), colour("sea"), strength));
      for (const arc of coast) brush.stroke(arc.path);
      line(reach - thickness, colour("sea"));
      for (const arc of coast) brush.stroke(arc.path);
    }
    line(1.4, colour("zone"), 0.85, [8, 4.5]);
    for (const arc of atlas.between) if (inSight(arc.box)) brush.stroke(arc.path);
    for (const outline of atlas.outlines) {
      brush.fillStyle = colour("sea");
      brush.globalAlpha = 0.55;
      brush.fill(outline.path);
      line(1.1, colour("zone"), 1, [2.5, 2.5]);
      brush.stroke(outline.path);
    }
    brush.globalAlpha = 1;
  }

  function land(): void {
    brush.fillStyle = colour("scenery");
    brush.fill(atlas.scenery, "evenodd");
    for (const { path, box, name } of atlas.impassable) {
      if (!inSight(box)) continue;
      barred(path, name === "Sahara" ? "sand" : "ridge");
    }
    for (const shape of atlas.lands) {
      if (inSight(shape.box)) territory(shape.path, print.holdings.get(shape.name));
    }
  }

  function barred(path: Path2D, texture: "sand" | "ridge"): void {
    brush.fillStyle = colour("impassable");
    brush.fill(path, "evenodd");
    brush.fillStyle = pattern(texture, 13, texture === "sand" ? 24 : 0, (b) => {
      b.strokeStyle = b.fillStyle = colour("impassable-ink");
      b.globalAlpha = 0.55;
      b.lineWidth = 0.9;
      if (texture === "sand") {
        for (const [x, y, r] of [
          [2, 2, 0.8],
          [9, 8, 0.7],
        ] as const) {
          b.beginPath();
          b.arc(x, y, r, 0, 7);
          b.fill();
        }
      } else b.stroke(new Path2D("M1 10 5 4l4 6M6.5 6.2 5.5 10"));
    });
    brush.fill(path, "evenodd");
  }

  function territory(path: Path2D, held: Holding | undefined): void {
    if (!held || held.state === "impassable") return barred(path, "ridge");
    if (held.state === "striped" && held.power && held.rival) {
      const upper = liveries[held.rival],
        lower = liveries[held.power];
      brush.fillStyle = pattern(`stripes ${held.power} ${held.rival}`, 22, -45, (b) => {
        b.fillStyle = lower.wash;
        b.fillRect(0, 0, 22, 22);
        b.fillStyle = upper.wash;
        b.fillRect(0, 0, 22, 11);
        b.fillStyle = upper.edge;
        b.fillRect(0, 10.4, 22, 1.2);
        b.fillStyle = lower.edge;
        b.fillRect(0, 20.8, 22, 1.2);
      });
      brush.fill(path, "evenodd");
      if (held.front) inside(path, 5, colour("hit"), 0.75, [11, 5]);
      return;
    }
    if (!held.power) {
      brush.fillStyle = colour("neutral-wash");
      brush.fill(path, "evenodd");
      return inside(path, 5, colour("neutral-edge"), 0.4);
    }
    const power = held.power,
      { wash, edge: band } = liveries[power];
    const aligned = held.state === "aligned";
    brush.fillStyle = aligned ? mixed(wash, colour("neutral-wash"), 0.42) : wash;
    brush.fill(path, "evenodd");
    if (colours.safe && !aligned) {
      brush.fillStyle = pattern(`hatch ${power}`, 8, 0, (b) => {
        b.strokeStyle = colours.night ? colour(`${power}-text`) : liveries[power].tile;
        b.globalAlpha = 0.55;
        b.stroke(new Path2D(HATCHES[power]));
      });
      brush.fill(path, "evenodd");
    }
    if (aligned) inside(path, 9, band, 0.4, [9, 5]);
    else inside(path, 13, band, 0.42);
  }

  /** A line along a border, the half of it that lies inside. */
  function inside(path: Path2D, width: number, style: string, alpha: number, dash: number[] = []): void {
    brush.save();
    brush.clip(path, "evenodd");
    line(width, style, alpha, dash);
    brush.stroke(path);
    brush.restore();
  }

  function pattern(name: string, side: number, turn: number, draw: (brush: Brush) => void): CanvasPattern {
    const grain = Math.min(4, Math.max(1, Math.ceil(eye.k * density)));
    const key = `${colours.night} ${colours.safe} ${grain} ${name}`;
    let tile = tiles.get(key);
    if (!tile) {
      tile = document.createElement("canvas");
      tile.width = tile.height = side * grain;
      const own = tile.getContext("2d") as Brush;
      own.scale(grain, grain);
      draw(own);
      tiles.set(key, tile);
    }
    const made = brush.createPattern(tile, "repeat") as CanvasPattern;
    made.setTransform(new DOMMatrix().rotate(turn).scale(1 / grain));
    return made;
  }

  function hillsAndWaters(): void {
    if (eye.k > 0.45) {
      brush.lineCap = "round";
      for (const { weight, path } of atlas.hachures) {
        line(weight, colours.night ? "#f2e8d2" : "#4a3a22", colours.night ? 0.16 : 0.42);
        brush.stroke(path);
      }
    }
    for (const { width, path } of atlas.rivers) {
      line(width, colour("sea-line"), 0.75);
      brush.stroke(path);
    }
    brush.lineCap = "butt";
    brush.globalAlpha = 1;
    brush.fillStyle = colour("lake");
    brush.fill(atlas.lakes);
    line(0.7, colour("sea-line"));
    brush.stroke(atlas.lakes);
  }

  function borders(): void {
    const same = (sides: string[]): boolean => {
      const [one, other] = sides.map((name) => print.holdings.get(name));
      return (
        !!one && !!other && one.state === other.state && one.power === other.power && one.state !== "striped"
      );
    };
    const inland = atlas.inland.filter((arc) => inSight(arc.box));
    line(colours.night ? 1.2 : 1, colour("inner"), 0.85, [5, 1.6]);
    for (const arc of inland) if (same(arc.sides)) brush.stroke(arc.path);
    line(colours.night ? 1.2 : 1.9, colour("border"), colours.night ? 0.55 : 1);
    for (const arc of inland) if (!same(arc.sides)) brush.stroke(arc.path);
    line(1.1, colour(colours.night ? "sea-line" : "coast"));
    for (const arc of atlas.coast) if (inSight(arc.box)) brush.stroke(arc.path);
    brush.lineCap = "round";
    line(4, colour("sea-ink"));
    brush.stroke(atlas.canal);
    line(2, colour("sea"));
    brush.stroke(atlas.canal);
    brush.lineCap = "butt";
  }

  function lettering(): void {
    brush.globalAlpha = 1;
    brush.setLineDash([]);
    brush.textAlign = "center";
    for (const { label, box } of atlas.impassable) {
      if (!label || !inSight(box)) continue;
      brush.letterSpacing = "0.28em";
      text(label, `400 ${label.size}px "IM Fell DW Pica SC", serif`, colour("impassable-ink"), null, 0.31);
      brush.letterSpacing = "0px";
    }
    for (const zone of atlas.zones) {
      if (inSight(zone.box))
        text(
          zone.label,
          `italic 400 ${zone.label.size}px "IM Fell DW Pica", serif`,
          colour("sea-ink"),
          colour("sea"),
          0.36,
        );
    }
    for (const shape of atlas.lands) {
      if (!inSight(shape.box) || shape.label.size * eye.k < 7) continue;
      text(
        shape.label,
        `700 ${shape.label.size}px "Alegreya SC", serif`,
        colour("map-ink"),
        colour("halo"),
        0.31,
      );
      const held = print.holdings.get(shape.name);
      if (shape.label.value && held && eye.k > 0.5) {
        const alone = held.state !== "striped" ? held.power : null;
        disc(shape.label.value, 7.8, alone ? liveries[alone].tile : "#7b6d4d", 1.3);
        brush.fillStyle = colour("map-ink");
        brush.font = '700 12.5px "Alegreya Sans", sans-serif';
        brush.fillText(String(held.ipc), shape.label.value[0], shape.label.value[1] + 4.2);
      }
    }
  }

  function text(label: Label, font: string, fill: string, halo: string | null, drop: number): void {
    brush.font = font;
    const [x, y] = label.at;
    const first = y - (label.size * (label.lines.length - 1)) / 2 + label.size * drop;
    label.lines.forEach((words, row) => {
      const at = first + row * label.size;
      if (halo) {
        line(2.6, halo, 0.8);
        brush.strokeText(words, x, at);
        brush.globalAlpha = 1;
      }
      brush.fillStyle = fill;
      brush.fillText(words, x, at);
    });
  }

  function disc([x, y]: readonly [number, number], radius: number, rim: string, width: number): void {
    brush.beginPath();
    brush.arc(x, y, radius, 0, 7);
    brush.fillStyle = colour("halo");
    brush.globalAlpha = 0.92;
    brush.fill();
    line(width, rim);
    brush.stroke();
  }

  function edge(): void {
    const rulings = [
      [8, "paper", 16, []],
      [1, "ink-2", 2, []],
      [11, "ink-2", 5, [40, 40]],
      [8.5, "ink-2", 0.8, []],
      [13.5, "ink-2", 0.8, []],
      [17, "ink-2", 1.6, []],
    ] as const;
    for (const [inset, name, width, dash] of rulings) {
      line(width, colour(name), 1, [...dash]);
      brush.strokeRect(-inset, -inset, atlas.width + 2 * inset, atlas.height + 2 * inset);
    }
  }
}

const tiles = new Map<string, HTMLCanvasElement>();

const mixed = (one: string, other: string, share: number): string =>
  `color-mix(in srgb, ${one} ${share * 100}%, ${other})`;

/** The board in flat colours, for the small map. */
export function paintSmall(brush: Brush, print: Print, colours: Ink, scale: number): void {
  const { atlas } = print;
  brush.save();
  brush.scale(scale, scale);
  brush.fillStyle = colours.colour("sea");
  brush.fillRect(0, 0, atlas.width, atlas.height);
  brush.fillStyle = colours.colour("impassable");
  brush.fill(atlas.scenery, "evenodd");
  for (const { path } of atlas.impassable) brush.fill(path, "evenodd");
  for (const shape of atlas.lands) {
    const held = print.holdings.get(shape.name);
    const livery = held?.power ? colours.liveries[held.power] : null;
    brush.fillStyle = !livery
      ? colours.colour("neutral-wash")
      : held?.state === "aligned"
        ? livery.wash
        : livery.edge;
    brush.fill(shape.path, "evenodd");
  }
  for (const shape of atlas.lands) {
    if (!print.holdings.get(shape.name)?.front) continue;
    brush.beginPath();
    brush.arc(shape.label.at[0], shape.label.at[1], 34, 0, 7);
    brush.fillStyle = colours.colour("hit");
    brush.strokeStyle = colours.colour("halo");
    brush.lineWidth = 9;
    brush.stroke();
    brush.fill();
  }
  brush.restore();
}
