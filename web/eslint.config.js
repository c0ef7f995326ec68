// Few rules, each of which finds mistakes. The format is prettier's, the types are svelte-check's.

import svelte from "eslint-plugin-svelte";
import { parser, plugin } from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const typed = { parser, projectService: true, extraFileExtensions: [".svelte"] };

export default [
  { ignores: ["node_modules/", "public/", "src/wire.ts", "src/text/ids.ts", "*.config.*"] },
  ...svelte.configs.base,
  { files: ["**/*.ts"], languageOptions: { parser, parserOptions: typed } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { ...typed, svelteConfig } },
    rules: {
      "svelte/button-has-type": "error",
      "svelte/infinite-reactive-loop": "error",
      "svelte/no-at-debug-tags": "error",
      "svelte/no-dom-manipulating": "error",
      "svelte/no-dupe-else-if-blocks": "error",
      "svelte/no-dupe-style-properties": "error",
      "svelte/no-inspect": "error",
      "svelte/no-not-function-handler": "error",
      "svelte/no-object-in-text-mustaches": "error",
      "svelte/no-shorthand-style-property-overrides": "error",
      "svelte/no-unused-props": "error",
      "svelte/no-unused-svelte-ignore": "error",
      "svelte/prefer-writable-derived": "error",
      "svelte/require-each-key": "error",
      "svelte/valid-each-key": "error",
    },
  },
  {
    files: ["**/*.ts", "**/*.svelte"],
    linterOptions: { reportUnusedDisableDirectives: "error" },
    plugins: { "@typescript-eslint": plugin },
    rules: {
      // Promises that nobody waits for.
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/only-throw-error": "error",
      // A word of the wire that is forgotten.
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      "no-fallthrough": "error",
      // Types that say nothing, or what is not so.
      "@typescript-eslint/ban-ts-comment": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      // Sums and texts of what is none.
      "@typescript-eslint/no-base-to-string": "error",
      "@typescript-eslint/restrict-plus-operands": "error",
      // Conditions that are not what they seem.
      "array-callback-return": "error",
      eqeqeq: "error",
      "no-constant-binary-expression": "error",
      "no-dupe-else-if": "error",
      "no-self-assign": "error",
      "no-self-compare": "error",
      "no-unmodified-loop-condition": "error",
      "no-unreachable-loop": "error",
      "no-unsafe-optional-chaining": "error",
      // What was meant for one's own eyes.
      "no-console": "error",
      "no-debugger": "error",
      "no-restricted-syntax": [
        "error",
        { selector: "ExportDefaultDeclaration", message: "A module exports by name." },
      ],
    },
  },
];
