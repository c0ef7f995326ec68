### The options of rulesets: titles, sentences, and the names of their values.

## How an option is explained

option-explained = { LIST($parts, join: "space") }
option-meanings = { LIST($values, join: "semicolon") }.
option-meaning = { $word }: { $name }
option-ruling = ({ $ruling })

## Values of several options

option-yes = yes
option-no = no
option-power = { POWER($power, form: "label") }
option-no-power = no power
option-rounds = rounds { $two }, { $one } and { $none }

## The Russian Revolution

option-russian-revolution = Russian Revolution
option-russian-revolution-says = Russia offers the Central Powers an armistice when it is losing the war.
option-revolution-from-round = Revolution from round
option-revolution-from-round-says = The first round in which the Russian Revolution can break out.

## The beginning of the war

option-neutral-majors-at-start = Neutral at the start
option-neutral-majors-at-start-says = The major power that is neutral when the game begins.
option-us-entry-turn = The United States enters in turn
option-us-entry-turn-says = The United States enters the war when its own turn of this number begins, unless something brings it in earlier.
option-us-entry-round = The United States enters in round
option-us-entry-round-says = The United States enters the war when this round begins, unless something brings it in earlier.
option-round1-obligations = Obligation of round 1
option-round1-obligations-says = Austria-Hungary must make this attack in its first turn.
option-opening-attacks-says = Austria-Hungary and Germany must make these attacks in round 1.
option-attack-serbia = attack Serbia
option-attack-serbia-and-belgium = attack Serbia with all units in Trieste, and Belgium with all in Ruhr
option-no-obligation = no obligation

## Minor powers

option-minor-neutral-army = Armies of neutral minor powers
option-minor-neutral-army-says = A minor power aligned with no one mobilizes this army when it is invaded.
option-army-rulebook = twice its IPC value in units, one of them artillery
option-army-second-edition = twice its IPC value in infantry, and its IPC value in artillery
option-army-reference-manual = twice its IPC value in infantry, and one artillery

## Units and movement

option-tanks-rounds = Tanks from round
option-tanks-rounds-says = The first round in which powers can buy tanks.
option-tanks-rounds-industry-says = The first rounds in which powers with two, one and no industrial complexes can buy tanks.
option-fighter-move = Range of fighters
option-fighter-move-says = A fighter moves so many spaces in a turn.
option-ship-move = Range of { KIND($kind, form: "plural") }
option-ship-move-says = { KIND($kind, form: "article-start") } sails so many sea zones in a turn.
option-base-range-bonus = Bonus of a naval base
option-base-range-bonus-says = A ship that begins the turn at a naval base of its side sails so many sea zones farther.
option-contested-exit = Leaving contested territory
option-contested-exit-says = Units that begin in contested territory can move to these territories.
option-exit-own-or-own-units = those that their power controls or has units in
option-exit-first-printing = those that their power controls, and other contested ones with its units
option-us-neutral-ports-closed = Ports closed to neutrals
option-us-neutral-ports-closed-says = A neutral power’s ships cannot enter sea zones with a naval base of a power at war.

## Mines

option-mines-stop-movement = Mines stop ships
option-mines-stop-movement-says = Ships, submarines too, end their movement when they enter an active enemy minefield.
option-mines-battleship = A mined battleship is
option-mines-battleship-says = A mine does this to an undamaged battleship.
option-battleship-damaged = damaged
option-battleship-sunk = sunk
option-mines-cargo-loaded-after = Cargo loaded after a mine is
option-mines-cargo-loaded-after-says = This happens to cargo that a mined transport loaded after it entered the mined sea zone.
option-cargo-returned = returned
option-cargo-lost = lost

## Combat

option-army-infantry-required = An army needs infantry
option-army-infantry-required-says = Every army needs an infantry of its power.
option-air-rounds = Rounds of an air battle
option-air-rounds-says = An air battle lasts so long; after a single round the side with more fighters has air supremacy.
option-air-rounds-all = until one side has no fighter left
option-air-rounds-one = a single round
option-amphib-strike = Artillery fires at landings
option-amphib-strike-says = Defending artillery fires at units that land, before the battle begins.
option-amphib-silent-attackers = Silent in a landing
option-amphib-silent-attackers-says = These attackers do not fire in the first round of an amphibious assault.
option-silent-none = none
option-silent-offloaded = those offloaded this turn
option-silent-all = all
option-amphib-contested-combat = Combat where units land in contested territory
option-amphib-contested-combat-says = The attack in contested territory where units landed this turn.
option-combat-optional = optional
option-combat-none = none
option-sea-submerge = Submarines submerge
option-sea-submerge-says = The moment at which submarines submerge.
option-submerge-with-fire = instead of firing, and they can still be hit
option-submerge-before-fire = before anyone fires

## Income and submarine warfare

option-income-basis = Income of a territory
option-income-basis-says = A power collects this for each territory that it controls.
option-basis-ipc = its IPC value
option-basis-flat = 1 IPC
option-trade-income-scope = Trade is with
option-trade-income-scope-says = Powers trade with these neutral powers.
option-trade-any-neutral = every neutral power
option-trade-minor-neutral-only = minor powers aligned with no one
option-usw = Unrestricted submarine warfare
option-usw-says = Germany can declare unrestricted submarine warfare.
option-usw-hits = Raiding submarines hit on
option-usw-hits-says = The highest die on which a raid of a submarine hits.

## Turns and the end of the war

option-turn-structure = Moving together
option-turn-structure-says = The turns of a round.
option-turns-sides = the powers of a side move together
option-turns-powers = the powers move one after the other
option-historical = Historical dates
option-historical-says = Neutral powers enter and tanks appear at their historical dates, and the war ends with round 14.
option-short-game = Short game to round
option-short-game-says = The side with the greater income at the end of this round wins; with 0 the war is played to its end.
option-rounds-of-the-war = Rounds
option-rounds-of-the-war-says = Points decide after this round, unless a player announces the last round earlier; with 0 only an announced round is the last.
option-clock = Played by the clock
option-clock-says = Any player can announce that the round in progress is the last.
option-tie = Even on points
option-tie-says = The game ends like this when both sides have the same number of points.
option-tie-short-game-says = A short game ends like this when both sides have the same income.
option-tie-draw = draw
option-tie-wins = victory of { POWER($side) }
option-victory-allied-check = Allied victory is checked after
option-victory-allied-check-says = The Allies’ victory is checked when the turn of this power ends.
option-victory-central-mandatory = The Central Powers must control
option-victory-central-mandatory-says = The Central Powers win only if this is among the capitals that they control.
option-capitals = { LIST($capitals, of: "space", join: "or") }
