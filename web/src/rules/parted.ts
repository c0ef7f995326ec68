// The words of a rule, parted where other rules are named and where something is found that was searched for.

export interface Part {
  text: string;
  rule: boolean;
  hit: boolean;
}

const ID = "[A-Z]{2}-[A-Z]+-\\d{2}";

export function partsOf(text: string, marked: readonly string[]): Part[] {
  const found: Part[] = [];
  const words = marked.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = new RegExp([`\\b${ID}\\b`, ...words].join("|"), "gi");
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > at) found.push({ text: text.slice(at, match.index), rule: false, hit: false });
    const rule = new RegExp(`^${ID}$`).test(match[0]);
    found.push({ text: match[0], rule, hit: !rule });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at), rule: false, hit: false });
  return found;
}
