### The home page, the head of every page around the game, and records that are imported.

## Names, as labels call them

name-of-power = { POWER($power, form: "label") }
short-name-of-power = { POWER($power, form: "short") }
names-of-powers = { LIST($powers, of: "power", form: "label", join: "comma") }
name-of-kind = { KIND($kind, form: "start") }
word-of-kind = { KIND($kind) }

## The head of every page

mast-brand = The Great War
mast-pages = Pages
mast-play = Play
mast-new = New game
mast-learn = Learn
mast-odds = Odds
mast-rules = Rules
mast-lab = Laboratory
mast-day = Light theme
mast-night = Dark theme

## Home

home-lead = Lead the powers of 1914: alone, with others on one screen, or over the network, live or over weeks.
home-quick = Play the Central Powers
home-new = New game
home-learn = New to the game? Learn it in ten short lessons.
home-own-games = Your games
home-no-games = No games yet. Start one above.
home-loading = Loading your games…
home-other-games = Join or watch
home-round = Round { $round }
home-round-dated = Round { $round } · { $date }
home-your-turn = Your turn: { PHASE($phase) }
home-waiting-for = Waiting for { LIST($powers, of: "power") }
home-play = Play
home-open = Open
home-join = Join
home-watch = Watch
home-review = Review
home-course = How a turn goes
home-phase = { PHASE($phase) }
home-purchase = Buy units with the IPCs in your treasury.
home-movement = Move all your units: select a stack, then a highlighted space.
home-combat = Attack the enemies in your units’ spaces: one round of fire each turn on land, several at sea.
home-mobilize = Place the units you bought.
home-income = Collect IPCs for the territories you control. You win with the enemy’s capitals.
home-look-up = Look up
home-odds = Calculate the odds of any battle.
home-rules = Read the rules in our own words and compare the rulesets.
home-lab = See the results of many games between computer players.

## Records

import-heading = Import a record
import-record = Record
import-placeholder = Paste a record here, or drop its file. It opens in the review, and you can continue the game from any moment.
import-open = Open record
import-replaying = Replaying the game…
import-unreadable = This record cannot be read.
import-orders = { $n ->
    [one] { $n } order
   *[other] { $n } orders
}
import-draw = draw
import-won = won by { POWER($side) }
import-round = round { $round }
import-review = Review
import-delete = Delete record { $title }
import-delete-hint = Delete record
