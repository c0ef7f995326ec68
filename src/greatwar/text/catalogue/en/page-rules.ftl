### The rules, by chapter, value by value and compared.

rules-title = Rules · { $ruleset }
rules-heading = Rules
rules-ruleset = Ruleset
rules-view = View
rules-part-rules = Rules
rules-part-values = Values
rules-part-compared = Compare rulesets
rules-search = Search the rules
rules-chapters = Chapters
rules-options = With options
rules-all-rulesets = All rulesets
rules-with-options = { $ruleset }, with your options
rules-count = { $n ->
    [one] { $ruleset }: { $n } rule, in our own words.
   *[other] { $ruleset }: { $n } rules, in our own words.
}
rules-found = { $ruleset }: { $n } of { $all } rules, in our own words.
rules-loading = Loading the rules…
rules-of-others = Of other rulesets
rules-no-rule = No rule contains these words.
rules-values = { $ruleset }: every value, as the game applies it.
rules-no-value = No value contains these words.

## Rulesets compared

rules-comparing = Comparing the rulesets…
rules-common = Show what they have in common
rules-setup = Show the setup
rules-rows = { $n ->
    [one] { $n } row
   *[other] { $n } rows
}
rules-compared = Rulesets compared
rules-compared-rule = Rule
rules-no-difference = No difference contains these words.

## One rule, over the game

rules-rule = Rule { $rule }
rules-close = Close
rules-rule-loading = Loading the rule…
rules-read-among = Read it among the other rules
