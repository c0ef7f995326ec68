import { describe, expect, test } from "vitest";
import { described } from "../src/game/described";
import { rivalIn, atSea } from "../src/forms/rivals";
import { partsOf } from "../src/rules/parted";
import { byName, face, forceItems, itemsWords, listed, lossWords, percent, sortWords } from "../src/words";
import { board, counter, item, space, view, war } from "./table";

describe("words for units", () => {
  test("have plurals, where there are any", () => {});

  test("say what is aboard and whose it is", () => {
    const loaded = item(1, "transport", { cargo: [item(2, "infantry", { owner: "usa" })] });
    expect(itemsWords([loaded])).toBe("1 transport (2 infantry of the United States)");
  });

  test("name a sort without its number", () => {
    expect(sortWords(item(3, "tank", { owner: "ottoman" }))).toBe("tank of the Ottoman Empire");
    expect(sortWords(item(1, "battleship", { state: "damaged" }))).toBe("damaged battleship");
    expect(sortWords(item(1, "transport", { cargo: [item(1, "artillery")] }))).toBe(
      "transport with 1 artillery",
    );
  });

  test("count like counters together", () => {
    const fleet = [counter(1, "cruiser"), counter(2, "cruiser"), counter(1, "battleship", { damaged: true })];
    expect(itemsWords(forceItems(fleet))).toBe("1 damaged battleship, 3 cruisers");
  });

  test("tell losses from damage", () => {
    expect(lossWords([item(2, "cruiser"), item(1, "battleship", { state: "damage" })])).toBe(
      "Lose 2 cruisers; damage 1 battleship",
    );
    expect(lossWords([])).toBe("Lose nothing");
  });
});

describe("buttons", () => {
  test("say what the order does", () => {
    expect(face({ type: "Buy", units: [] })).toBe("Buy nothing");
    expect(face({ type: "Move", units: [item(2, "tank")], route: ["Paris", "Lorraine", "Alsace"] })).toBe(
      "Move 2 tanks to Alsace",
    );
    expect(face({ type: "Submerge", number: 0, zone: "SZ 9" } as Parameters<typeof face>[0])).toBe(
      "Fire with all submarines",
    );
    expect(
      face({ type: "Control", power: "ottoman", territory: "Sinai" } as Parameters<typeof face>[0]),
    ).toBe("The Ottoman Empire takes control of Sinai");
  });
});

describe("lists", () => {
  test("end with and", () => {
    expect([listed([]), listed(["a"]), listed(["a", "b"]), listed(["a", "b", "c"])]).toEqual([
      "",
      "a",
      "a and b",
      "a, b and c",
    ]);
  });

  test("of places have zones by their number", () => {
    expect(["SZ 10", "SZ 9", "Paris", "Berlin"].sort(byName)).toEqual(["Berlin", "Paris", "SZ 9", "SZ 10"]);
  });
});

describe("chances", () => {
  test("are never rounded to what is impossible or certain", () => {
    expect([percent(0), percent(0.001), percent(0.005), percent(0.999), percent(1)]).toEqual([
      "0%",
      "under 1%",
      "1%",
      "over 99%",
      "100%",
    ]);
  });
});

describe("the board as text", () => {
  const words = (name: string, facts: ReturnType<typeof space>) =>
    described(board, view({ [name]: facts }), name, facts);

  test("says whose a place is", () => {
    expect(words("Alsace", space("held", { controller: "ottoman" })).facts).toEqual([
      "Ottoman Empire",
      "0 IPCs",
    ]);
    expect(words("Belgium", space("aligned", { patron: "usa" })).facts[0]).toBe(
      "neutral, aligned with the United States",
    );
    expect(words("Alsace", space("neutral", { ipc: 2 })).facts).toEqual(["controlled by no power", "2 IPCs"]);
    expect(words("Spain", space("neutral")).facts[0]).toBe("neutral");
    expect(words("SZ 10", space("sea"))).toMatchObject({ facts: [], borders: "borders Berlin, SZ 9" });
  });

  test("says who stands there, where they come from and what they carry", () => {
    const forces = {
      germany: [
        counter(2, "infantry", { route: ["Ruhr", "Alsace"] }),
        counter(1, "transport", { cargo: [{ kind: "tank", owner: "ottoman", landing: "Paris" }] }),
      ],
      france: [counter(1, "tank", { route: ["Paris", "Alsace"] })],
    };
    expect(words("Alsace", space("contested", { forces })).facts.slice(2)).toEqual([
      "Germany: 2 infantry moved from Ruhr, 1 transport (1 tank of the Ottoman Empire) to land in Paris",
      "France: 1 tank",
    ]);
  });

  test("says what is marked there", () => {
    const facts = space("held", { base: "germany", hull: "ready", mined: ["france", "britain"] });
    expect(words("Berlin", facts).facts.slice(1)).toEqual([
      "capital of Germany",
      "naval base of Germany",
      "a battleship is finished and launches next",
      "mines for France and Britain",
    ]);
  });
});

describe("who is in a zone", () => {
  const table = war({
    view: view({
      "SZ 9": space("sea", {
        forces: { germany: [counter(1, "cruiser")], britain: [counter(2, "submarine")] },
        mined: ["germany"],
      }),
    }),
  });

  test("is told with enemies and mines", () => {
    expect(atSea(table, "SZ 9", "germany")).toBe(
      "Germany has 1 cruiser there. Britain, an enemy, has 2 submarines there. Mines there can hit your ships.",
    );
    expect(atSea(table, "SZ 1", "germany")).toBe("No ships are there.");
  });

  test("names a rival, where there is one", () => {
    expect([
      rivalIn(table, "SZ 9", "germany"),
      rivalIn(table, "SZ 9", "france"),
      rivalIn(table, "SZ 1", "france"),
    ]).toEqual(["britain", "germany", null]);
  });
});

describe("the words of a rule", () => {
  test("are parted at the ids of others and at what is searched for", () => {
    expect(partsOf("See RB-INF-01 (mines).", ["(mines)"])).toEqual([
      { text: "See ", rule: false, hit: false },
      { text: "RB-INF-01", rule: true, hit: false },
      { text: " ", rule: false, hit: false },
      { text: "(mines)", rule: false, hit: true },
      { text: ".", rule: false, hit: false },
    ]);
  });

  test("are found in capitals and small letters, and lose nothing", () => {
    const text = "Mines lie in a zone; MINES are cleared.";
    const parts = partsOf(text, ["mines"]);
    expect(parts.filter(({ hit }) => hit).map((part) => part.text)).toEqual(["Mines", "MINES"]);
    expect(parts.map((part) => part.text).join("")).toBe(text);
  });
});
