// Whether the hand rests: a board that moves beneath it, or is unfolded beneath it, is not pointed at.

let seen = "";
const spot = ({ screenX, screenY }: MouseEvent): string => `${screenX} ${screenY}`;
for (const kind of ["pointermove", "pointerdown"] as const)
  addEventListener(kind, (event) => (seen = spot(event)), { capture: true, passive: true });

/** Whether the hand is where it was seen last. */
export const rests = (event: MouseEvent): boolean => spot(event) === seen;
