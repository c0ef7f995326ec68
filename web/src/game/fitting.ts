// The bar is never cut: where it has not room for everything, it gives up one thing after the other until the rest fits.

/** What the bar can do without, the most dispensable first; the stylesheet says how each is left out. */
const GIVES_UP = ["title", "names", "phases", "waiting", "money", "air"] as const;

const isSeen = (part: HTMLElement): boolean => part.offsetParent !== null;
const isCut = (part: HTMLElement): boolean => part.scrollWidth > part.clientWidth;

function isTight(bar: HTMLElement): boolean {
  if (isCut(bar)) return true;
  return [...bar.querySelectorAll<HTMLElement>(".order, .order > li, .tools")].some(
    (part) => isSeen(part) && isCut(part),
  );
}

/** Fit a bar into its width, now and whenever the window, its words or the size of the text change. */
export function fitted(bar: HTMLElement): () => void {
  const fit = (): void => {
    bar.dataset.without = "";
    for (let given = 1; given <= GIVES_UP.length && isTight(bar); given += 1)
      bar.dataset.without = GIVES_UP.slice(0, given).join(" ");
  };
  const width = new ResizeObserver(fit);
  const words = new MutationObserver(fit);
  const text = new MutationObserver(fit);
  width.observe(bar);
  words.observe(bar, { childList: true, characterData: true, subtree: true, attributeFilter: ["class"] });
  text.observe(document.documentElement, { attributeFilter: ["style"] });
  void document.fonts.ready.then(fit);
  return () => {
    width.disconnect();
    words.disconnect();
    text.disconnect();
  };
}
