// Dice that are still rolling: for a moment after a volley, unless they are skipped or nothing is to move.

const LONGEST = 1200;

class Rolling {
  now = $state(false);
  #seen = "";
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** New dice have fallen. */
  begin(dice: string): void {
    if (dice === this.#seen || !/\d/.test(dice)) return;
    this.#seen = dice;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
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
