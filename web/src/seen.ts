// Up to which step of each game a person has looked, in this browser.

const KEY = "seen";
const MOST = 100;

function kept(): [string, number][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, number][];
  } catch {
    return [];
  }
}

export const seenOf = (game: string): number | null => kept().find(([id]) => id === game)?.[1] ?? null;

export function keepSeen(game: string, step: number): void {
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify([[game, step], ...kept().filter(([id]) => id !== game)].slice(0, MOST)),
    );
  } catch {
    // A browser that keeps nothing shows what happens while it watches.
  }
}
