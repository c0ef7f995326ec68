// Sizes that were measured once: asking the browser while it has something to draw makes it lay out the page at once.

const known = new Map<string, readonly [wide: number, high: number]>();

/** The size of an element that has the same in every window of the same size, and with the same `content`. */
export function sizeOf(
  name: string,
  element: HTMLElement | null | undefined,
  content = "",
): readonly [wide: number, high: number] {
  if (!element) return [0, 0];
  const key = [name, content, innerWidth, innerHeight, document.documentElement.style.fontSize].join();
  const found = known.get(key) ?? [element.offsetWidth, element.offsetHeight];
  known.set(key, found);
  return found;
}

/** Whether the reader wants nothing to move. */
export const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
