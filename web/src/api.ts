// What is fetched once: the server, the board, rulesets, games.

import type { About, BoardInfo, Comparison, Created, Games, NewGame, Problem, Rulesets } from "./wire";

export class Refused extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map((problem) => problem.sentence).join(" "));
  }
}

async function fetched<Answer>(path: string, body?: unknown): Promise<Answer> {
  const request: RequestInit = body === undefined ? {} : {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  };
  const answer = await fetch(path, request).catch(() => null);
  if (!answer) throw new Refused([sentence("The server does not answer. Is it running?")]);
  const found: unknown = await answer.json().catch(() => null);
  if (answer.ok && found !== null) return found as Answer;
  const problems = (found as { problems?: Problem[] } | null)?.problems;
  throw new Refused(problems ?? [sentence(`The server answers with error ${answer.status}.`)]);
}

export const sentence = (text: string): Problem => ({ code: "page", place: "", sentence: text, rule: "", see: [] });

export const about = (): Promise<About> => fetched("/api/about");
export const games = (): Promise<Games> => fetched("/api/games");
export const rulesets = (): Promise<Rulesets> => fetched("/api/rulesets");
export const compared = (names: readonly string[]): Promise<Comparison> =>
  fetched(`/api/rulesets/compare?names=${names.map(encodeURIComponent).join(",")}`);
export const begin = (game: NewGame): Promise<Created> => fetched("/api/games", game);

let printed: Promise<BoardInfo> | undefined;
export const board = (): Promise<BoardInfo> => (printed ??= fetched<BoardInfo>("/api/board"));
