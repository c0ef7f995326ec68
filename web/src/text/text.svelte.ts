// Every word that the page shows: messages of the catalogues, in the language that a person has chosen.

import { FluentResource } from "@fluent/bundle";
import type { Message } from "../wire";
import { MARK, Texts } from "./functions";
import type { None, PageMessages } from "./ids";

export type Language = "en" | "de";
export const LANGUAGES: Record<Language, string> = { en: "English", de: "Deutsch" };

const FILES: Record<Language, () => Promise<Record<string, string>>> = {
  en: async () => (await import("./english")).files,
  de: async () => (await import("./german")).files,
};

class Speech {
  language = $state<Language>("en");
  texts = $state.raw(new Texts("en"));

  /** Read the catalogues of a language and speak it from now on. */
  async speak(language: Language): Promise<void> {
    const texts = new Texts(language);
    for (const file of Object.values(await FILES[language]()))
      texts.bundle.addResource(new FluentResource(file));
    this.texts = texts;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** A message in pieces, its spaces by themselves. */
  pieces(message: Message, form = ""): Piece[] {
    const parts = this.texts.marked(message, form).split(MARK);
    const found: Piece[] = [];
    for (let at = 0; at < parts.length; at += 3) {
      if (parts[at]) found.push({ text: parts[at] ?? "" });
      if (at + 2 < parts.length) found.push({ text: parts[at + 2] ?? "", space: parts[at + 1] });
    }
    return found;
  }

  /** The spaces that a message speaks of. */
  spaces(message: Message): string[] {
    return this.pieces(message).flatMap(({ space }) => (space ? [space] : []));
  }
}

/** A piece of a sentence; one that names a space says which. */
export interface Piece {
  text: string;
  space?: string | undefined;
}

export const speech = new Speech();

type Given<Id extends keyof PageMessages> = PageMessages[Id] extends None
  ? keyof PageMessages[Id] extends never
    ? []
    : [args: PageMessages[Id]]
  : [args: PageMessages[Id]];

/** A message of the page. */
export const t = <Id extends keyof PageMessages>(id: Id, ...args: Given<Id>): string =>
  speech.texts.sentence(id, args[0] as Readonly<Record<string, unknown>> | undefined);

/** A message of the page that is read later, in the language of then. */
export const message = <Id extends keyof PageMessages>(id: Id, ...args: Given<Id>): Message => ({
  id,
  args: { ...args[0] },
});

/** A message that has come from the server. */
export const read = (message: Message | string): string => speech.texts.word(message);

/** The language of a person: the one chosen here, or the first of the browser's that we know. */
export function preferred(chosen: string | null): Language {
  for (const wish of [chosen, ...navigator.languages]) {
    const known = (wish ?? "").slice(0, 2);
    if (known === "en" || known === "de") return known;
  }
  return "en";
}
