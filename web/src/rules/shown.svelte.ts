// The rule that is open beside whatever the player is doing, and by which ruleset it is read.

class Shown {
  rule = $state<string | null>(null);
  ruleset = $state("rulebook");

  open(rule: string): void {
    this.rule = rule;
  }

  close(): void {
    this.rule = null;
  }
}

export const shown = new Shown();

export const rulePage = (ruleset: string, rule = ""): string =>
  `#/rules/${encodeURIComponent(ruleset)}${rule ? `/${encodeURIComponent(rule)}` : ""}`;
