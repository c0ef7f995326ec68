import { describe, expect, test } from "vitest";
import { oddsOf } from "../../src/odds/fromGame";
import {
  beginning,
  inquiry,
  link,
  ordersInquiry,
  readLink,
  readUnits,
  transports,
  troop,
  unitsText,
} from "../../src/odds/question";
import type { RulesetInfo, View } from "../../src/wire";
import { board, counter, space, view } from "../table";

describe("forces in the notation", () => {
  test("are written in the order of the book and read again", () => {
    const units = { tank: 1, infantry: 8, damaged: 2 };
    expect(unitsText(units)).toBe("8 infantry, 1 tank, 2 damaged battleship");
    expect(readUnits(unitsText(units))).toEqual(units);
  });

  test("are read as people write them", () => {
    expect(readUnits("3 Tanks, 2 infantry and 1 tank, 4 horses")).toEqual({ tank: 4, infantry: 2 });
  });
});

describe("a link", () => {
  test("carries the whole question", () => {
    const question = {
      ...beginning("sea"),
      rules: "tournament",
      options: { tanks_rounds: 3, mines: true },
      attackers: [troop("germany", { cruiser: 3 }), troop("ottoman", { submarine: 1 })],
      press: 4,
      submerge: "never" as const,
      wayBack: false,
      mines: 2,
    };
    expect(readLink(link(question))).toEqual(question);
  });

  test("of a landing carries what lands apart from what stands there", () => {
    const question = {
      ...beginning("landing"),
      attackers: [troop("britain", { infantry: 1 }, { infantry: 4 })],
      voyage: true,
    };
    expect(readLink(link(question))).toEqual(question);
  });

  test("leaves out what is as it begins", () => {
    expect([...new URLSearchParams(link(beginning("land"))).keys()]).toEqual(["battle", "attack", "defence"]);
  });

  test("that cannot be read is as it begins", () => {
    expect(
      readLink("battle=chess&attack=atlantis: 3 infantry&press=-4&mines=many&submerge=sometimes"),
    ).toEqual(beginning("land"));
    expect(readLink("")).toEqual(beginning("land"));
  });
});

describe("transports", () => {
  test("take a gun beside an infantry as far as it goes", () => {
    expect(transports({ infantry: 2, artillery: 1 }, 2)).toEqual([
      "1 transport (1 infantry, 1 artillery)",
      "1 transport (1 infantry)",
    ]);
    expect(transports({ infantry: 3 }, 2)).toEqual(["1 transport (2 infantry)", "1 transport (1 infantry)"]);
    expect(transports({}, 2)).toEqual([]);
  });
});

describe("the server is asked", () => {
  test("about a landing with or without its voyage", () => {
    const question = beginning("landing");
    expect(inquiry(question, 2)).toMatchObject({
      type: "land",
      landing: "britain: 4 infantry, 2 artillery, 2 battleship",
    });
    expect(inquiry({ ...question, voyage: true, escort: { cruiser: 1 } }, 2)).toMatchObject({
      type: "voyage",
      landing: [
        "1 transport (1 infantry, 1 artillery)",
        "1 transport (1 infantry, 1 artillery)",
        "1 transport (2 infantry)",
        "2 battleship, 1 cruiser",
      ].join(", "),
    });
  });

  test("about submarines by a word, a number, or not at all", () => {
    const dives = (submerge: "" | "best" | "3") => inquiry({ ...beginning("sea"), submerge }, 2);
    expect(
      [dives(""), dives("best"), dives("3")].map((each) => ("submerge" in each ? each.submerge : "")),
    ).toEqual([null, "best", 3]);
  });

  test("for the best orders only where there are any", () => {
    expect(ordersInquiry(beginning("mines"))).toBeNull();
    expect(ordersInquiry({ ...beginning("landing"), voyage: true })).toBeNull();
    expect(ordersInquiry(beginning("sea"))?.type).toBe("sea-orders");
    expect(ordersInquiry(beginning("land"))?.type).toBe("orders");
  });
});

describe("the odds of a place on the board", () => {
  const rules = { base: "rulebook", chosen: {} } as Partial<RulesetInfo> as RulesetInfo;
  const asked = (spaces: View["spaces"], place: string) => {
    const found = oddsOf({ board, view: view(spaces), rules }, place);
    return found === null ? null : readLink(found.slice(found.indexOf("?") + 1));
  };

  test("begin with those whose turn it is as attackers", () => {
    const forces = {
      germany: [counter(3, "infantry")],
      "austria-hungary": [counter(1, "tank")],
      france: [counter(2, "infantry")],
    };
    expect(asked({ Lorraine: space("contested", { forces }) }, "Lorraine")).toMatchObject({
      battle: "land",
      attackers: [troop("germany", { infantry: 3 })],
      defenders: [troop("france", { infantry: 2 })],
    });
  });

  test("count what is to land there, with the battleships of its zone", () => {
    const cargo = [{ kind: "infantry", owner: "germany", landing: "Paris" } as const];
    const fleet = [
      counter(2, "transport", { cargo: [...cargo] }),
      counter(1, "transport", { cargo: [...cargo, { kind: "tank", owner: "germany", landing: "Belgium" }] }),
      counter(1, "battleship"),
    ];
    const spaces = {
      "SZ 9": space("sea", { forces: { germany: fleet } }),
      Paris: space("held", { forces: { france: [counter(1, "tank")] } }),
    };
    expect(asked(spaces, "Paris")).toMatchObject({
      battle: "landing",
      attackers: [troop("germany", {}, { infantry: 3, battleship: 1 })],
    });
  });

  test("are none where nobody stands", () => {
    expect(asked({ Lorraine: space("held") }, "Lorraine")).toBeNull();
  });

  test("count damaged battleships by themselves", () => {
    const fleet = [counter(2, "battleship"), counter(1, "battleship", { damaged: true })];
    expect(asked({ "SZ 9": space("sea", { forces: { germany: fleet } }) }, "SZ 9")?.attackers).toEqual([
      troop("germany", { battleship: 2, damaged: 1 }),
    ]);
  });
});
