// Dice that are still rolling: for a moment after a volley, unless they are skipped or nothing is to move.

import { isStill } from "../board/measured";

const LONGEST = 1200;

class Rolling {
  now = $state(false);
  #seen = "";
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** New dice have fallen; whoever turns pages sees them as they lie. */
  begin(dice: string, seen: boolean): void {
    if (dice === this.#seen || !/\d/.test(dice)) return;
    this.#seen = dice;
    if (!seen || isStill()) {
      this.end();
      return;
    }
    clearTimeout(this.#rest);
    this.now = true;
    this.#rest = setTimeout(() => this.end(), LONGEST);
  }

  end(): void {
    clearTimeout(this.#rest);
    this.now = false;
  }
}

export const rolling = new Rolling();
