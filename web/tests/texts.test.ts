// No text stands in the sources of the page: all of it comes from the catalogues.

import { parse, type AST } from "svelte/compiler";
import { describe, expect, test } from "vitest";

/** All sources of the page but what is generated. */
const PARTS = import.meta.glob<string>(["../src/**/*.{ts,svelte}", "!../src/wire.ts", "!../src/text/*.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Attributes that a person reads or hears. */
const READ = new Set(["alt", "aria-label", "label", "placeholder", "title"]);
const WORD = /\p{L}{2}/u;
/** Two words: a sentence, or part of one. */
const SENTENCE = /\p{L}{2,} \p{L}{2,}/u;
/** What is written in words and read by no one: stages and names of the wire, styles, fonts, selectors, code. */
const ALLOWED = [
  /^(attacker|defender) (fires|submerges|losses)$/,
  /^(air battle|coastal fire|break off|damaged battleship)$/,
  // Notation, house rules and commands are the same in every language, and so are the names of keys.
  /^(rules: |name = |greatwar lab )|^\/first"$|^(Esc|Ctrl|Enter)$/,
  /^(forced retreat|(strike|bombardment|air) losses)$/,
  /"(Alegreya|IM Fell)/,
  /^(repeating-linear-gradient|color-mix|translate)\(/,
  /^[.[][\w-]/,
  /^ \(in srgb|^button, a|^dialog, |^input, textarea/,
];

type Node = Record<string, unknown> & { type: string };

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

function* below(node: Node): Generator<Node> {
  for (const value of Object.values(node))
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value]) if (isNode(each)) yield each;
}

/** The texts of an expression that are shown as they are. */
function shown(node: Node): string[] {
  switch (node.type) {
    case "Literal":
      return typeof node["value"] === "string" ? [node["value"]] : [];
    case "TemplateLiteral":
      return (node["quasis"] as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
    case "ConditionalExpression":
      return [node["consequent"], node["alternate"]].flatMap((each) => shown(each as Node));
    case "LogicalExpression":
    case "BinaryExpression":
      return [node["left"], node["right"]].flatMap((each) => shown(each as Node));
    default:
      return [];
  }
}

/** Texts of a template that a person would read: between its tags, and in some attributes. */
function* templates(node: Node): Generator<string> {
  if (node.type === "Attribute" || node.type === "ClassDirective" || node.type === "StyleDirective") {
    if (!READ.has(String(node["name"]))) return;
  }
  if (node.type === "Text") yield String(node["data"]);
  else if (node.type === "ExpressionTag") yield* shown(node["expression"] as Node);
  else for (const each of below(node)) yield* templates(each);
}

/** Sentences in code. */
function* sentences(node: Node): Generator<string> {
  if (node.type.startsWith("Import")) return;
  if (node.type === "Literal" || node.type === "TemplateLiteral")
    yield* shown(node).filter((text) => SENTENCE.test(text));
  for (const each of below(node)) yield* sentences(each);
}

function textsOf(path: string, source: string): string[] {
  const whole = path.endsWith(".svelte") ? source : `<script lang="ts">${source}</script>`;
  const root: AST.Root = parse(whole, { modern: true });
  const scripts = [root.instance, root.module].flatMap((script) =>
    script ? [...sentences(script.content as unknown as Node)] : [],
  );
  const read = [...templates(root.fragment as unknown as Node)].filter((text) => WORD.test(text));
  const computed = [...sentences(root.fragment as unknown as Node)];
  return [...scripts, ...read, ...computed].filter((text) => !ALLOWED.some((allowed) => allowed.test(text)));
}

describe("the catalogues hold all texts of", () => {
  test.each(Object.entries(PARTS))("%s", (path, source) => {
    expect(textsOf(path, source)).toEqual([]);
  });
});

test("a text in a source is found", () => {
  const component = `<script lang="ts">const words = "Some words";</script>
    <p class="small muted" title={late ? "Later" : ""}>Now {t("id")} {many ? "several" : 1}</p>`;
  expect(textsOf("One.svelte", component)).toEqual(["Some words", "Later", "Now ", "several"]);
  expect(textsOf("one.ts", "export const told = (n: number) => `They lose ${n}`;")).toEqual(["They lose "]);
});
