import { beforeEach, describe, expect, test } from "vitest";
import samples from "../../tests/text/samples.json";
import { LANGUAGES, type Language, preferred, read, speech, t } from "../src/text/text.svelte";

describe.each(Object.keys(LANGUAGES) as Language[])("the texts in %s", (language) => {
  beforeEach(() => speech.speak(language));

  test.each(samples)("read as the server reads them: $en", (sample) => {
    expect(read(sample.message)).toBe(sample[language]);
  });
});

test("a message of the page takes its parameters", async () => {
  await speech.speak("en");
  expect(t("ipcs", { n: 2 })).toBe("2 IPCs");
});

test("a space that a text names by itself is a piece of its own", async () => {
  await speech.speak("de");
  expect(speech.pieces({ id: "lesson-moving-and-contesting-5-hint", args: {} })).toHaveLength(1);
  expect(speech.pieces({ id: "lesson-moving-and-contesting-6-ask", args: {} })).toEqual([
    { text: "„" },
    { text: "Lothringen", space: "Lorraine" },
    { text: " angreifen“ drücken." },
  ]);
});

test("a language that is chosen goes before those of the browser", () => {
  expect(preferred("de")).toBe("de");
  expect(preferred("fr")).toBe("en");
});
