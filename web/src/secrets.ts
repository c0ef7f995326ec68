// The secrets of seats and games that this browser holds. They never travel in an address that is sent.

const KEY = "seats";

function kept(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string[]>;
  } catch {
    return {};
  }
}

export const secretsOf = (game: string): string[] => kept()[game] ?? [];

export const gamesHeld = (): string[] => Object.keys(kept());

export function keepSecret(game: string, ...secrets: string[]): void {
  const all = kept();
  all[game] = [...new Set([...(all[game] ?? []), ...secrets.filter(Boolean)])].slice(-9);
  keep(all);
}

/** The game is not come back to: a lesson that was begun again. */
export function forgetSecrets(game: string): void {
  const { [game]: gone, ...others } = kept();
  if (gone) keep(others);
}

function keep(all: Record<string, string[]>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A personal server needs no secrets.
  }
}
