// What a person has chosen for this browser: language, light or dark, palette, text size, speed.

import { type Language, preferred, speech } from "./text/text.svelte";

type Theme = "light" | "dark";
/** How fast others' turns and reviews are played back; `step` waits for the player, `skip` shows only what came of them. */
export type Speed = "step" | "slow" | "normal" | "fast" | "skip";
export const SPEEDS: readonly Speed[] = ["step", "slow", "normal", "fast", "skip"];
/** How many times as fast as normal. */
export const TIMES: Record<Speed, number> = { step: 0, slow: 0.5, normal: 1, fast: 3.5, skip: Infinity };

const root = document.documentElement;

function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function store(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

class Settings {
  theme = $state<Theme>(root.dataset.theme === "dark" ? "dark" : "light");
  safe = $state(root.dataset.palette === "safe");
  size = $state(Number(stored("size") ?? 16));
  name = $state(stored("name") ?? "");
  dice = $state(stored("dice") !== "still");
  language = $state<Language>(preferred(stored("language")));
  speed = $state<Speed>(SPEEDS.find((speed) => speed === stored("speed")) ?? "normal");

  constructor() {
    root.style.fontSize = `${this.size}px`;
  }

  translate(language: Language): void {
    this.language = language;
    store("language", language);
    void speech.speak(language);
  }

  turn(): void {
    this.theme = this.theme === "dark" ? "light" : "dark";
    root.dataset.theme = this.theme;
    store("theme", this.theme);
  }

  swapPalette(): void {
    this.safe = !this.safe;
    if (this.safe) root.dataset.palette = "safe";
    else delete root.dataset.palette;
    store("palette", this.safe ? "safe" : "plain");
  }

  resize(by: number): void {
    this.size = Math.min(22, Math.max(13, this.size + by));
    root.style.fontSize = `${this.size}px`;
    store("size", String(this.size));
  }

  hasten(speed: Speed): void {
    this.speed = speed;
    store("speed", speed);
  }

  rename(name: string): void {
    this.name = name;
    store("name", name);
  }
}

export const settings = new Settings();
