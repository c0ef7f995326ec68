import { describe, expect, test } from "vitest";
import {
  bounded,
  eyeFor,
  isInside,
  markedBox,
  reachOf,
  shiftFor,
  shifted,
  together,
  type Pane,
  type Reach,
} from "../../src/board/sight";
import { shape } from "../table";

const PANE: Pane = { width: 1000, height: 600, foot: 100, corner: [0, 0] };
const EYE = { k: 1, x: 0, y: 0 };
const place = (x: number, y: number): Reach => ({
  x,
  y,
  left: x - 50,
  right: x + 50,
  top: y - 50,
  bottom: y + 50,
});

describe("the room that a space needs", () => {
  const SPACE = shape(
    "Alsace",
    [100, 100],
    [
      [100, 130],
      [300, 130],
    ],
  );

  test("is that of its name", () => {
    expect(reachOf(SPACE, 0, EYE, PANE)).toEqual({
      x: 100,
      y: 100,
      left: 16,
      right: 184,
      top: 54,
      bottom: 178,
    });
  });

  test("grows with its counters, but only with those that are there", () => {
    expect(reachOf(SPACE, 1, EYE, PANE).right).toBe(184);
    expect(reachOf(SPACE, 2, EYE, PANE).right).toBe(320);
  });

  test("is seen through the eye: nearer and shifted", () => {
    expect(reachOf(SPACE, 0, { k: 2, x: 10, y: -20 }, PANE)).toMatchObject({ x: 210, y: 180 });
    expect(reachOf(SPACE, 2, { k: 2, x: 10, y: -20 }, PANE)).toMatchObject({ right: 640, bottom: 270 });
  });
});

describe("in sight", () => {
  test("is what lies in the pane and above its foot", () => {
    expect(isInside(place(500, 300), PANE)).toBe(true);
    expect(isInside(place(500, 450), PANE)).toBe(true);
    expect(isInside(place(500, 451), PANE)).toBe(false);
    expect([isInside(place(50, 50), PANE), isInside(place(950, 50), PANE)]).toEqual([true, true]);
    expect(isInside(place(49, 300), PANE)).toBe(false);
  });
});

describe("the shift that brings places into sight", () => {
  test("is none where they are", () => {
    expect(shiftFor([place(500, 300)], PANE)).toEqual({ dx: 0, dy: 0, all: true });
  });

  test("is the smallest that does", () => {
    expect(shiftFor([place(20, 300)], PANE)).toEqual({ dx: 30, dy: 0, all: true });
    expect(shiftFor([place(990, 480)], PANE)).toEqual({ dx: -40, dy: -30, all: true });
  });

  test("lifts a place above what is in the corner, and only one that is there", () => {
    const pane: Pane = { ...PANE, corner: [200, 250] };
    expect(shiftFor([place(100, 400)], pane)?.dy).toBe(600 - 264 - 450);
    expect(shiftFor([place(500, 400)], pane)?.dy).toBe(0);
  });

  test("leaves out what there is no room for, the farthest first", () => {
    const [first, near, far] = [place(500, 300), place(900, 300), place(1600, 300)];
    expect(shiftFor([first, far, near], PANE)).toEqual({ dx: 0, dy: 0, all: false });
    expect(together([first, far, near], 1000, 500)?.kept).toEqual([first, near]);
  });

  test("never hides the head of a place for its foot", () => {
    const tall: Reach = { ...place(500, 300), top: 10, bottom: 495 };
    expect(shiftFor([tall], { ...PANE, corner: [600, 400] })?.dy).toBe(-10);
  });

  test("of no places is none", () => {
    expect(shiftFor([], PANE)).toBeNull();
  });
});

describe("the eye", () => {
  const BOX = { left: 100, right: 300, top: 100, bottom: 200 };

  test("has a part of the board in the middle, as near as it fits", () => {
    expect(eyeFor(BOX, PANE, 9, 0)).toEqual({ k: 5, x: 500 - 5 * 200, y: 300 - 5 * 150 });
    expect(eyeFor(BOX, PANE, 9, 100)).toMatchObject({ k: 4 });
  });

  test("comes neither too near nor too far, and leaves the foot free", () => {
    expect(eyeFor(BOX, PANE).k).toBe(2.2);
    expect(eyeFor({ left: 0, right: 9000, top: 0, bottom: 9000 }, PANE, 2, 0, 0.5).k).toBe(0.5);
    expect(eyeFor(BOX, PANE, 1, 0, 0, 200)).toMatchObject({ y: 200 - 150 });
  });

  test("is held at the edge of the board", () => {
    const board = { width: 2000, height: 1500 };
    expect(bounded({ k: 1, x: 500, y: -5000 }, PANE, board, 0)).toEqual({ k: 1, x: 40, y: 600 - 1500 - 40 });
    expect(bounded({ k: 1, x: -300, y: -300 }, PANE, board, 0)).toEqual({ k: 1, x: -300, y: -300 });
  });

  test("has a board in the middle that is smaller than the pane", () => {
    expect(bounded({ k: 0.1, x: 0, y: 0 }, PANE, { width: 2000, height: 1500 }, 0)).toEqual({
      k: 0.1,
      x: 400,
      y: 225,
    });
  });

  test("sees what is marked with some room around it", () => {
    expect(markedBox([shape("Alsace", [100, 100], [[200, 50]])])).toEqual({
      left: 60,
      right: 240,
      top: 2,
      bottom: 130,
    });
    expect(markedBox([])).toBeNull();
  });

  test("shifts what was drawn for another eye so that every point of the board lies where it should", () => {
    const from = { k: 1, x: 10, y: 20 },
      to = { k: 2, x: -30, y: 40 },
      pad = { x: 100, y: 50 };
    const [, dx, dy, by] = (
      /translate\((.+)px, (.+)px\) scale\((.+)\)/.exec(shifted(from, to, pad)) ?? []
    ).map(Number);
    // A point of the board stands on the sheet, whose corner lies outside the pane by the padding, and is scaled from there.
    const seen = (at: number, eye: number, room: number, by_: number, shift: number): number =>
      -room + (at + eye + room) * by_ + shift;
    expect(seen(70, from.x, pad.x, by ?? 0, dx ?? 0)).toBeCloseTo(70 * to.k + to.x);
    expect(seen(90, from.y, pad.y, by ?? 0, dy ?? 0)).toBeCloseTo(90 * to.k + to.y);
  });
});
