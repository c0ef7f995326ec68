// The typefaces of the map, asked for at once, because a canvas does not ask for them itself.

const FACES = [
  '700 16px "Alegreya SC"',
  'italic 400 16px "IM Fell DW Pica"',
  '400 16px "IM Fell DW Pica SC"',
  '700 16px "Alegreya Sans"',
  '800 16px "Alegreya Sans"',
];

let asked: Promise<unknown> | undefined;

export const letters = (): Promise<unknown> =>
  (asked ??= Promise.all(FACES.map((face) => document.fonts.load(face))));
