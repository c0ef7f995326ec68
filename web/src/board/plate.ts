// The printed ground, baked once into one picture, as a printer's plate: moving the board then costs one copy.

import { FRAME, ink, paint, type Eye, type Ink, type Print } from "./printed";

/** Pixels of the plate for a unit of the board, and how far it may be enlarged. */
const GRAIN = 1.3;
const STRETCH = 1.12;

type Brush = CanvasRenderingContext2D;
type Size = { width: number; height: number };

export class Plate {
  #canvas: HTMLCanvasElement | null = null;
  #key = "";
  #waiting: number | undefined;

  /** Paint the board: from the plate where it is fresh and fine enough, otherwise anew. */
  show(brush: Brush, print: Print, eye: Eye, size: Size, density: number): void {
    const colours = ink();
    const key = keyOf(print, colours);
    const fine = eye.k * density <= GRAIN * STRETCH;
    if (!fine) {
      paint(brush, print, colours, eye, size);
      return;
    }
    if (!this.#canvas || this.#key !== key) {
      paint(brush, print, colours, eye, size);
      this.#bakeLater(print, key);
      return;
    }
    const { atlas } = print;
    brush.fillStyle = colours.colour("table");
    brush.fillRect(0, 0, size.width, size.height);
    brush.imageSmoothingQuality = "high";
    const [x, y] = [eye.x - FRAME * eye.k, eye.y - FRAME * eye.k];
    brush.drawImage(this.#canvas, x, y, (atlas.width + 2 * FRAME) * eye.k, (atlas.height + 2 * FRAME) * eye.k);
    paint(brush, print, colours, eye, size, "letters");
  }

  forget(): void {
    if (this.#waiting !== undefined) cancelIdle(this.#waiting);
    this.#canvas = null;
  }

  #bakeLater(print: Print, key: string): void {
    if (this.#waiting !== undefined) cancelIdle(this.#waiting);
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
    });
  }
}

/** What the ground depends on: the colours, and whose land is whose. */
export function keyOf(print: Print, colours: Ink): string {
  const lands = [...print.holdings.values()].map(({ state, power, rival, front }) => `${state}${power}${rival}${front}`);
  return `${colours.night} ${colours.safe} ${lands.join("|")}`;
}

/** Baking takes a moment: not while the page is still being laid out or an order is being answered. */
const whenIdle = (deed: () => void): number => window.setTimeout(deed, 900);
const cancelIdle = (number: number): void => clearTimeout(number);
