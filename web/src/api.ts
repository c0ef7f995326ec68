// What is fetched once: the server, the board, rulesets, games.

import type {
  About,
  AnyInquiry,
  AnyOdds,
  BoardInfo,
  Comparison,
  Created,
  GameInfo,
  Games,
  Imported,
  LabReport,
  LabRuns,
  Lessons,
  LetGo,
  NewGame,
  OddsRules,
  Problem,
  ReadPosition,
  Review,
  Rule,
  Rules,
  RulesetInfo,
  Rulesets,
  Stretch,
  Message,
} from "./wire";
import { message, read } from "./text/text.svelte";

export class Refused extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map((problem) => read(problem.message)).join(" "));
  }
}

const posted = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": typeof body === "string" ? "text/plain" : "application/json" },
  body: typeof body === "string" ? body : JSON.stringify(body),
});

async function fetched<Answer>(
  path: string,
  body?: unknown,
  request: RequestInit = body === undefined ? {} : posted(body),
): Promise<Answer> {
  const answer = await fetch(path, request).catch(() => null);
  if (!answer) throw new Refused([sentence(message("server-silent"))]);
  const found: unknown = await answer.json().catch(() => null);
  if (answer.ok && found !== null) return found as Answer;
  const problems = (found as { problems?: Problem[] } | null)?.problems;
  throw new Refused(problems ?? [sentence(message("server-error", { status: String(answer.status) }))]);
}

/** A complaint of the page itself, which is none of the server's. */
const OF_THE_PAGE = "page" as string as Problem["code"];

export const sentence = (said: Message | string): Problem => ({
  code: OF_THE_PAGE,
  place: "",
  message: typeof said === "string" ? { id: "plain", args: { text: said } } : said,
  rule: "",
  see: [],
});

export const about = (): Promise<About> => fetched("/api/about");
export const games = (): Promise<Games> => fetched("/api/games");
export const rulesets = (): Promise<Rulesets> => fetched("/api/rulesets");
/** What a custom ruleset is made of. */
export const readRuleset = (text: string): Promise<RulesetInfo> => fetched("/api/rulesets", text);
export const compared = (names: readonly string[]): Promise<Comparison> =>
  fetched(`/api/rulesets/compare?names=${names.map(encodeURIComponent).join(",")}`);
/** Where something stands that can be looked at again: a game of this server, or a record that was imported. */
export interface Source {
  kind: "game" | "record";
  id: string;
}
const at = ({ kind, id }: Source): string => `/api/${kind}s/${encodeURIComponent(id)}`;
export const review = (source: Source): Promise<Review> => fetched(`${at(source)}/review`);
export const stretch = (source: Source, behind: number, most: number): Promise<Stretch> =>
  fetched(`${at(source)}/stretch?behind=${behind}&most=${most}`);
/** What has happened in a game since a step of its log. */
export const missed = (game: string, since: number): Promise<Stretch> =>
  fetched(`${at({ kind: "game", id: game })}/stretch?since=${since}`);
export const recordOf = (source: Source): string =>
  source.kind === "game" ? `${at(source)}/record` : at(source);
export const game = (id: string): Promise<GameInfo> => fetched(at({ kind: "game", id }));
export const importRecord = (text: string, title: string): Promise<Imported> =>
  fetched(`/api/records?title=${encodeURIComponent(title)}`, text);
/** Let a record go that this browser has imported. */
export const letRecordGo = (id: string, secret: string): Promise<LetGo> =>
  fetched(at({ kind: "record", id }), undefined, {
    method: "DELETE",
    headers: { Authorization: `Bearer ${secret}` },
  });
export const readPosition = (text: string): Promise<ReadPosition> => fetched("/api/positions", text);
/** The rules of a ruleset with options; without one, all rules. */
export const rules = (ruleset: string | null, options: Record<string, unknown>): Promise<Rules> =>
  fetched(
    ruleset === null
      ? "/api/rules"
      : `/api/rules?ruleset=${encodeURIComponent(ruleset)}&options=${encodeURIComponent(JSON.stringify(options))}`,
  );
export const rule = (id: string): Promise<Rule> => fetched(`/api/rules/${encodeURIComponent(id)}`);
export const lab = (): Promise<LabRuns> => fetched("/api/lab");
export const labReport = (run: string): Promise<LabReport> => fetched(`/api/lab/${encodeURIComponent(run)}`);
/** A game of a run, imported so that it can be reviewed. */
export const labGame = (run: string, game: number, experiment: string): Promise<Imported> =>
  fetched(
    `/api/lab/${encodeURIComponent(run)}/games/${game}${experiment ? `?experiment=${encodeURIComponent(experiment)}` : ""}`,
    {},
  );
export const odds = (inquiry: AnyInquiry): Promise<AnyOdds> => fetched("/api/odds", inquiry);
export const oddsRules = (): Promise<OddsRules> => fetched("/api/odds/rulesets");
export const begin = (game: NewGame): Promise<Created> => fetched("/api/games", game);
export const lessons = (): Promise<Lessons> => fetched("/api/lessons");
export const teach = (lesson: string): Promise<Created> =>
  fetched(`/api/lessons/${encodeURIComponent(lesson)}`, {});

let printed: Promise<BoardInfo> | undefined;
export const board = (): Promise<BoardInfo> => (printed ??= fetched<BoardInfo>("/api/board"));
