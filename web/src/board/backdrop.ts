// The whole board in one small picture that lies beneath the sharp one. While a hand moves the board only the compositor
// works; where the sharp picture has not been drawn yet, this one is seen, with a tab for every stack.

import type { Atlas } from "../geometry";
import type { View } from "../wire";
import { POWERS } from "../words";
import { FRAME, type Eye, type Ink } from "./printed";

/** Pixels for a unit of the board. */
const GRAIN = 0.6;
const TAB = { wide: 30, high: 22 };

export class Backdrop {
  #canvas: HTMLCanvasElement | null = null;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  mount(canvas: HTMLCanvasElement): void {
    this.#canvas = canvas;
  }

  /** Bring it where the eye is. */
  follow(eye: Eye): void {
    if (this.#canvas)
      this.#canvas.style.transform = `translate(${eye.x - FRAME * eye.k}px, ${eye.y - FRAME * eye.k}px) scale(${eye.k / GRAIN})`;
  }

  /** Draw it anew when there is time, from the plate of the ground. */
  drawLater(ground: () => HTMLCanvasElement | null, atlas: Atlas, view: View, ink: () => Ink): void {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => {
      const canvas = this.#canvas,
        plate = ground();
      if (!canvas || !plate) return;
      const width = Math.round((atlas.width + 2 * FRAME) * GRAIN),
        height = Math.round((atlas.height + 2 * FRAME) * GRAIN);
      if (canvas.width !== width || canvas.height !== height) {
        canvas.width = width;
        canvas.height = height;
      }
      const brush = canvas.getContext("2d", { alpha: false });
      if (!brush) return;
      brush.setTransform(1, 0, 0, 1, 0, 0);
      brush.drawImage(plate, 0, 0, width, height);
      brush.setTransform(GRAIN, 0, 0, GRAIN, FRAME * GRAIN, FRAME * GRAIN);
      tabs(brush, atlas, view, ink());
    }, 1100);
  }

  forget(): void {
    clearTimeout(this.#waiting);
    this.#canvas = null;
  }
}

function tabs(brush: CanvasRenderingContext2D, atlas: Atlas, view: View, colours: Ink): void {
  brush.textAlign = "center";
  brush.font = '800 19px "Alegreya Sans", sans-serif';
  for (const [name, space] of Object.entries(view.spaces)) {
    const shape = atlas.spaces.get(name);
    const powers = POWERS.filter((power) => space.forces?.[power]?.length);
    if (!shape || !powers.length) continue;
    const [x, y] = shape.counters[0] ?? shape.label.at;
    powers.forEach((power, at) => {
      const left = x + (at - powers.length / 2) * (TAB.wide + 1);
      brush.fillStyle = colours.liveries[power].tile;
      brush.fillRect(left, y - TAB.high / 2, TAB.wide, TAB.high);
      brush.fillStyle = colours.colour("paper");
      brush.fillText(
        String((space.forces?.[power] ?? []).reduce((sum, counter) => sum + counter.number, 0)),
        left + TAB.wide / 2,
        y + 6.5,
      );
    });
  }
}
