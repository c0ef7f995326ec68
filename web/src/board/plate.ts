// The printed ground, baked once into one picture, as a printer's plate: moving the board then costs one copy.

import type { Holding } from "./holdings";
import { FRAME, ink, paint, type Eye, type Ink, type Print } from "./printed";

/** Pixels of the plate for a unit of the board, and how far it may be enlarged. */
const GRAIN = 1.3;
const STRETCH = 1.12;
/** The same for the small plate, from which the board is printed when it is seen from afar: shrinking a large picture is slow. */
const SMALL_GRAIN = 0.62;
/** Around land that has changed hands: its borders and its band of colour. */
const REACH = 9;
/** So much land is printed anew at once; more than that is baked as a whole. */
const PATCHES = 12;
/** Into how many parts the board is cut to be painted finely, and how long a hand must have rested. */
const PARTS = { across: 4, down: 3 };
const PATIENCE = 240;

type Brush = CanvasRenderingContext2D;
type Size = { width: number; height: number };

export class Plate {
  #canvas: HTMLCanvasElement | null = null;
  #small: HTMLCanvasElement | null = null;
  #key = "";
  /** What the plate shows. */
  #baked: Print | null = null;
  #waiting: number | undefined;
  #sharpening: ReturnType<typeof setTimeout> | undefined;

  /** Paint the board: from the plate where it is fresh and fine enough, otherwise anew. */
  show(brush: Brush, print: Print, eye: Eye, size: Size, density: number): void {
    const colours = ink();
    const key = keyOf(print, colours);
    this.pause();
    if (this.#key !== key) this.#patch(print, colours, key);
    if (!this.#canvas || this.#key !== key) {
      paint(brush, print, colours, eye, size);
      this.#bakeLater(print, key);
      return;
    }
    const { atlas } = print;
    brush.fillStyle = colours.colour("table");
    brush.fillRect(0, 0, size.width, size.height);
    brush.imageSmoothingQuality = "medium";
    const source = this.#small && eye.k * density <= SMALL_GRAIN * STRETCH ? this.#small : this.#canvas;
    const [x, y] = [eye.x - FRAME * eye.k, eye.y - FRAME * eye.k];
    brush.drawImage(source, x, y, (atlas.width + 2 * FRAME) * eye.k, (atlas.height + 2 * FRAME) * eye.k);
    paint(brush, print, colours, eye, size, "letters");
    if (eye.k * density > GRAIN * STRETCH) this.#sharpen(brush, print, colours, eye, size, density);
  }

  /** Land has changed hands: print those places anew, and nothing else of the plate. */
  #patch(print: Print, colours: Ink, key: string): void {
    const plate = this.#canvas?.getContext("2d", { alpha: false }),
      small = this.#small?.getContext("2d", { alpha: false });
    const before = this.#baked;
    if (!plate || !small || !before || before.atlas !== print.atlas || !sameInk(this.#key, key)) return;
    const changed = print.atlas.lands.filter(
      ({ name }) => told(before.holdings.get(name)) !== told(print.holdings.get(name)),
    );
    if (changed.length > PATCHES) return;
    const part = document.createElement("canvas"),
      pen = part.getContext("2d", { alpha: false });
    if (!pen) return;
    for (const { box } of changed) {
      const x = Math.floor((box.left - REACH + FRAME) * GRAIN),
        y = Math.floor((box.top - REACH + FRAME) * GRAIN);
      part.width = Math.ceil((box.right - box.left + 2 * REACH) * GRAIN);
      part.height = Math.ceil((box.bottom - box.top + 2 * REACH) * GRAIN);
      paint(pen, print, colours, { k: GRAIN, x: FRAME * GRAIN - x, y: FRAME * GRAIN - y }, part, "ground");
      plate.drawImage(part, x, y);
      const by = SMALL_GRAIN / GRAIN;
      small.drawImage(part, x * by, y * by, part.width * by, part.height * by);
    }
    this.#baked = print;
    this.#key = key;
    this.#unwait();
  }

  /** The board moves again: what is being sharpened will not be seen. */
  pause(): void {
    clearTimeout(this.#sharpening);
  }

  /** From near by the plate is too coarse: paint the board itself, a part at a time, so that no frame has to wait for it. */
  #sharpen(brush: Brush, print: Print, colours: Ink, eye: Eye, size: Size, density: number): void {
    const width = Math.ceil(size.width / PARTS.across),
      height = Math.ceil(size.height / PARTS.down);
    const part = document.createElement("canvas");
    part.width = Math.round(width * density);
    part.height = Math.round(height * density);
    const pen = part.getContext("2d", { alpha: false });
    if (!pen) return;
    pen.setTransform(density, 0, 0, density, 0, 0);
    // The middle is looked at first.
    const order = Array.from(
      { length: PARTS.across * PARTS.down },
      (_, at) => [at % PARTS.across, Math.floor(at / PARTS.across)] as const,
    );
    const far = ([x, y]: readonly [number, number]): number =>
      Math.hypot(x - (PARTS.across - 1) / 2, y - (PARTS.down - 1) / 2);
    order.sort((a, b) => far(a) - far(b));
    const next = (): void => {
      const place = order.shift();
      if (!place) return;
      const [x, y] = [place[0] * width, place[1] * height];
      paint(pen, print, colours, { k: eye.k, x: eye.x - x, y: eye.y - y }, { width, height });
      brush.drawImage(part, x, y, width, height);
      this.#sharpening = setTimeout(next, 24);
    };
    this.#sharpening = setTimeout(next, PATIENCE);
  }

  /** The whole ground in small, once it is baked. */
  get ground(): HTMLCanvasElement | null {
    return this.#small;
  }

  forget(): void {
    this.pause();
    this.#unwait();
    this.#canvas = this.#small = this.#baked = null;
  }

  #unwait(): void {
    if (this.#waiting !== undefined) cancelIdle(this.#waiting);
    this.#waiting = undefined;
  }

  #bakeLater(print: Print, key: string): void {
    this.#unwait();
    this.#waiting = whenIdle(() => {
      this.#waiting = undefined;
      const size = { width: print.atlas.width + 2 * FRAME, height: print.atlas.height + 2 * FRAME };
      const canvas = this.#canvas ?? document.createElement("canvas");
      canvas.width = Math.round(size.width * GRAIN);
      canvas.height = Math.round(size.height * GRAIN);
      const brush = canvas.getContext("2d", { alpha: false });
      if (!brush) return;
      const eye = { k: GRAIN, x: FRAME * GRAIN, y: FRAME * GRAIN };
      paint(brush, print, ink(), eye, { width: canvas.width, height: canvas.height }, "ground");
      this.#canvas = canvas;
      this.#key = key;
      this.#baked = print;
      const small = this.#small ?? document.createElement("canvas");
      small.width = Math.round(size.width * SMALL_GRAIN);
      small.height = Math.round(size.height * SMALL_GRAIN);
      const shrinking = small.getContext("2d", { alpha: false });
      if (!shrinking) return;
      shrinking.imageSmoothingQuality = "high";
      shrinking.drawImage(canvas, 0, 0, small.width, small.height);
      this.#small = small;
    });
  }
}

/** What the ground depends on: the colours, and whose land is whose. */
export const keyOf = (print: Print, colours: Ink): string =>
  `${colours.night} ${colours.safe} ${landsOf(print)}`;

/** Whose land is whose, in one word. */
export const landsOf = (print: Print): string => [...print.holdings.values()].map(told).join("|");

const told = (held: Holding | undefined): string =>
  held ? `${held.state}${held.power}${held.rival}${held.front}` : "";
const sameInk = (one: string, other: string): boolean =>
  one.split(" ", 2).join() === other.split(" ", 2).join();

/** Baking takes a moment: not while the page is still being laid out or an order is being answered. */
const whenIdle = (deed: () => void): number => window.setTimeout(deed, 900);
const cancelIdle = (number: number): void => clearTimeout(number);
