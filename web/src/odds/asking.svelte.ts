// Questions to the server while numbers are changed: one at a time, always the newest, never a late answer.

import * as api from "../api";
import type { AnyInquiry, AnyOdds, Problem } from "../wire";

const PAUSE = 60;

export class Asking {
  odds = $state.raw<AnyOdds | null>(null);
  problems = $state.raw<readonly Problem[]>([]);
  waits = $state(false);

  #wanted: AnyInquiry | null = null;
  #last = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #busy = false;

  ask(inquiry: AnyInquiry | null): void {
    const text = JSON.stringify(inquiry);
    if (text === this.#last) return;
    this.#last = text;
    this.#wanted = inquiry;
    clearTimeout(this.#timer);
    if (!inquiry) {
      this.odds = null;
      this.problems = [];
      this.waits = false;
      return;
    }
    this.waits = true;
    this.#timer = setTimeout(() => void this.#go(), this.odds ? PAUSE : 0);
  }

  async #go(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    while (this.#wanted) {
      const inquiry = this.#wanted;
      this.#wanted = null;
      try {
        const found = await api.odds(inquiry);
        if (!this.#superseded(inquiry)) [this.odds, this.problems] = [found, []];
      } catch (reason) {
        const problems = reason instanceof api.Refused ? reason.problems : [];
        if (problems.some((problem) => problem.code === "too-fast")) {
          await new Promise((resolve) => setTimeout(resolve, 400));
          this.#wanted ??= inquiry;
        } else if (!this.#superseded(inquiry)) this.problems = problems;
      }
    }
    this.#busy = false;
    this.waits = false;
  }

  #superseded(inquiry: AnyInquiry): boolean {
    return JSON.stringify(inquiry) !== this.#last;
  }
}
