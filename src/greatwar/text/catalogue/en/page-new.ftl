### The page on which a new game is made.

new-title = New game

## Where it begins

new-beginning = Start of the game
new-from-standard = Summer of 1914
new-from-position = A position
new-from-moment = A moment of a record
new-position = Position
new-read-position = Read position
new-record = Record
new-record-placeholder = Paste a record here, or drop its file.
new-open-record = Open record
new-replaying = Replaying the game…
new-unreadable = This cannot be read.
new-after-order = After order { $n } of { $all }
new-before-first-order = Before the first order.
new-choose-in-review = Choose the moment in the review
new-other-record = Use another record
new-own-dice = A new game starts from this moment, with its own dice.
new-moment = { $rules }. Round { $round } · { POWER($turn, form: "label") } · { PHASE($phase) }

## Rules

new-rules = Rules
new-rules-as-position = { $rules }, as in the position.
new-rules-as-record = { $rules }, as in the record.
new-rules-in-position = The position states the rules.
new-rules-in-record = The record states the rules.
new-compared = Rulesets compared
new-compared-rule = Rule

## Seats

new-seats = Seats
new-players = Players
new-players-as-recorded = As recorded
new-division-kept = Powers of one player stay together.
new-division-book = The rulebook’s division
new-all-here = All on this screen
new-holder-here = Me
new-holder-invited = Invite
new-level-recruit = Recruit
new-level-officer = Officer
new-level-general = General

## Options and the beginning

new-options = Options
new-no-options = These rules have no options.
new-options-kept = The position or the record states the options.
new-name = Name of the game
new-your-name = Your name
new-begin = Begin in the summer of 1914
new-begin-position = Begin from this position
new-begin-moment = Continue from here
new-quick-title = The Central Powers
new-first-title = First game

## Links for the others

new-created = Game created
new-links = Each link opens a seat. Send each link to one player.
new-invitation = Invitation for { LIST($powers, of: "power", form: "label", join: "comma") }
new-copy = Copy link
new-to-game = To the game
