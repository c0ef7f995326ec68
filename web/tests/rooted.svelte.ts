import { onTestFinished } from "vitest";

/** Make something that watches other things, as a component would; it ends with the test. */
export function rooted<Thing>(make: () => Thing): Thing {
  const made: Thing[] = [];
  onTestFinished($effect.root(() => void made.push(make())));
  return made[0] as Thing;
}
