// What a person has chosen for this browser: light or dark, palette, text size, speed.

type Theme = "light" | "dark";

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

  constructor() {
    root.style.fontSize = `${this.size}px`;
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

  rename(name: string): void {
    this.name = name;
    store("name", name);
  }
}

export const settings = new Settings();
