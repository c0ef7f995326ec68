// Where the parts of the screen are that a lesson can point at, and how they are marked.

import type { LessonStep } from "../wire";

type Part = NonNullable<LessonStep["part"]>;

const MARK = "data-taught";
const TABS = ".game > .nav button";

/** The first of these that is there is meant. */
const PARTS: Record<Exclude<Part, "">, readonly string[]> = {
  attack: ["[data-fight] .btn"],
  battle: [".sheet .sum"],
  casualties: ['.sheet [data-do="lose"]'],
  collect: ['[data-do="end"]'],
  end: ['[data-do="end"]'],
  log: [".side > .log"],
  place: ["[data-place]"],
  press: ['.sheet [data-answer="Press"]'],
  slip: [".slip .goals", ".slip .ways"],
  tray: [".goods"],
  treasury: [".order li.now .mo"],
};

/** On a phone what is not in sight is behind a tab: the map, the desk, or the log. */
const TAB: Partial<Record<Part, number>> = {
  attack: 1,
  collect: 1,
  end: 1,
  place: 1,
  tray: 1,
  log: 2,
  slip: 0,
};

/** What stands on the battle board. */
const AT_BATTLE = new Set<Part>(["battle", "casualties", "press"]);
const CLOSE = '.sheet [data-do="close"]';

/** A battle that is over makes way for a step that speaks of something else. */
export function putBattleAway(step: LessonStep | null): void {
  if (!AT_BATTLE.has(step?.part ?? "")) document.querySelector<HTMLButtonElement>(CLOSE)?.click();
}

function isSeen(element: Element): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility !== "hidden";
}

function meant(step: LessonStep): Element[] {
  const part = step.part ?? "";
  const sheet = document.querySelector(".sheet");
  const found = part
    ? (PARTS[part].map((selector) => [...document.querySelectorAll(selector)]).find((some) => some.length)
      ?? [])
    : [];
  const named =
    part === "attack" && step.spaces?.length
      ? found.filter((element) =>
          step.spaces?.includes(element.closest<HTMLElement>("[data-fight]")?.dataset.fight ?? ""),
        )
      : found;
  // The battle board lies above everything else: what is beneath it is reached by closing it.
  if (sheet && !named.some((element) => sheet.contains(element)))
    return (part || step.spaces?.length) && !AT_BATTLE.has(part) ? [...document.querySelectorAll(CLOSE)] : [];
  const seen = named.filter(isSeen);
  if (seen.length) return seen;
  const tabs = [...document.querySelectorAll(TABS)].filter(isSeen);
  const tab = TAB[part];
  const hidden = tabs[tab ?? 0];
  if (!hidden || hidden.classList.contains("on")) return [];
  return tab !== undefined || step.spaces?.length ? [hidden] : [];
}

/** Mark what a step points at, as long as it is shown; what comes and goes meanwhile is marked as it comes. */
export function pointing(step: LessonStep | null): () => void {
  let frame = 0;
  const mark = (): void => {
    frame = 0;
    const wanted = new Set(step ? meant(step) : []);
    for (const element of document.querySelectorAll(`[${MARK}]`))
      if (!wanted.has(element)) element.removeAttribute(MARK);
    for (const element of wanted) if (!element.hasAttribute(MARK)) element.setAttribute(MARK, "");
  };
  const soon = (): void => {
    frame ||= requestAnimationFrame(mark);
  };
  const watch = new MutationObserver(soon);
  watch.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["data-page"],
  });
  addEventListener("resize", soon);
  soon();
  return () => {
    watch.disconnect();
    removeEventListener("resize", soon);
    cancelAnimationFrame(frame);
    for (const element of document.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK);
  };
}
