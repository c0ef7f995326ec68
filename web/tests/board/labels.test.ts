import { describe, expect, test } from "vitest";
import { broken, fitted, labelled, type Ruler } from "../../src/board/labels";
import { atlas, shape } from "../table";

/** Every letter is half as wide as it is high; the land reaches so far to either side. */
const ruler = (reach = 0): Ruler => ({
  width: (line) => line.length * 0.5,
  inside: ({ label }, x) => Math.abs(x - label.at[0]) <= reach,
});
const place = (wide: number, more: Parameters<typeof shape>[3] = {}) => {
  const made = shape("Belarus", [100, 100], [], more);
  return { ...made, label: { ...made.label, box: [wide, 11] as const, size: 12, lines: ["Belarus"] } };
};

describe("a name is broken", () => {
  test("behind spaces and hyphens, which stay", () => {
    expect(broken("Deutsch-Ostafrika")).toEqual([["Deutsch-Ostafrika"], ["Deutsch-", "Ostafrika"]]);
    expect(broken("Syrische Wüste")).toEqual([["Syrische Wüste"], ["Syrische", "Wüste"]]);
  });

  test("at a soft hyphen, which is seen only there", () => {
    expect(broken("Weiß\u00adrussland")).toEqual([["Weißrussland"], ["Weiß-", "russland"]]);
  });
});

describe("a name finds room", () => {
  test("in the place of the English one", () => {
    expect(fitted(place(60), "Polen", ruler())).toMatchObject({ lines: ["Polen"], size: 12 });
  });

  test("in its land, where that is wide enough", () => {
    expect(fitted(place(40), "Weissrussland", ruler(50))).toMatchObject({ size: 12, box: [78, 10.56] });
  });

  test("in smaller letters, where it is not", () => {
    expect(fitted(place(60), "Weissrussland", ruler())).toMatchObject({ size: 9 });
  });

  test("beside the disc with its value, which makes way", () => {
    const made = place(40);
    const valued = { ...made, label: { ...made.label, value: [130, 100] as const } };
    expect(fitted(valued, "Weissrussland", ruler(60)).value).toEqual([150, 100]);
  });

  test("but not on counters", () => {
    const made = place(60, { counters: [[140, 100]] });
    expect(fitted(made, "Weissrussland", ruler(60)).size).toBeLessThan(12);
  });
});

test("only what is called otherwise is printed otherwise", () => {
  const map = atlas(shape("Berlin", [0, 0], []), shape("Vienna", [50, 50], []), shape("SZ 9", [9, 9], []));
  const made = labelled(
    { ...map, lands: [...map.spaces.values()].slice(0, 2), zones: [...map.spaces.values()].slice(2) },
    (name) => (name === "Vienna" ? "Wien" : name),
    ruler(),
  );
  expect(made.lands.map(({ label }) => label.lines)).toEqual([["Berlin"], ["Wien"]]);
  expect(made.spaces.get("Berlin")).toBe(map.spaces.get("Berlin"));
});
