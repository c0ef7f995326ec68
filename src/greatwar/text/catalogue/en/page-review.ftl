### A game looked at again: its moments, its log and its charts.

review-untitled = Review
review-title = Review: { $title }
review-replaying = Replaying the game…
review-unavailable = This game cannot be shown.
review-home = Home
review-this-game = This game
review-new-orders = Show new orders
review-board = Board
review-record = Record
review-play-on = Continue from here
review-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
review-draw = draw
review-won = won by { POWER($side) }
review-in-play = still in play
review-unfinished = not finished

## The moment

review-moment = This moment
review-headline = Round { $round } · { POWER($turn, form: "label") } · { PHASE($phase) }
review-before-first-order = Before the first order
review-order-of = Order { $n } of { $all }
review-at = { $moment }. Order { $n } of { $all }.
review-to-come = { $n ->
    [one] { $n } order to come
   *[other] { $n } orders to come
}
review-more-news = { $n } more in the log.
review-show-battle = Show battle board
review-back-to-map = Back to the map

## Stepping

review-timeline = Timeline
review-slider = Moment of the game
review-destroyed = Round { $round } · { POWER($turn, form: "label") }: { ipcs } destroyed
review-to-start = To the start
review-back = Back
review-forward = Forward
review-to-end = To the end
review-play = Play
review-pause = Pause
review-step-by = Step by
review-order = Order
review-phase = Phase
review-turn = Turn
review-round-unit = Round
review-speed = Speed
review-slow = Slow
review-normal = Normal
review-fast = Fast
review-battles = Battle boards

## Parts of the screen

review-parts = Parts of the screen
review-log-and-charts = Log and charts
review-map = Map
review-log = Log
review-charts = Charts
review-orders-of-round = Orders of round { $round }
review-round = Round { $round }
review-no-orders = No orders yet.

## Charts

review-charts-by = Charts by
review-by-power = By power
review-by-side = By side
review-turn-begins = Round { $round } · { POWER($turn, form: "label") } · start of the turn
review-income = Income
review-income-hint = IPCs per round
review-army = Army value
review-army-hint = IPCs on the board
review-territories = Territories
review-territories-hint = controlled; contested ones count for no one
review-luck = Dice luck
review-luck-hint = hits above the expected number
review-chart-words = { $title }, { $hint }: { LIST($values, join: "comma") }
review-chart-value = { $name } { $value }
review-figure = { NUMBER($n) }
review-figure-exact = { NUMBER($n, digits: 1) }
review-figure-plus = +{ NUMBER($n, digits: 1) }
review-figure-minus = −{ NUMBER($n, digits: 1) }
