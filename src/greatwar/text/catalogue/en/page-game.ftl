### The screen of a game.

## The screen as a whole

game-title = The Great War
game-title-phase = ● { POWER($power, form: "label") }: { PHASE($phase) }
game-title-asked = ● { $question }
game-loading = Loading the board…
game-connecting = Connecting…
game-reconnecting = Reconnecting… Your orders are saved.
game-over = The war is over. { $outcome }.
game-waiting = Waiting for { LIST($powers, of: "power") }.
game-watching = You are watching.
game-veiled = Your opponents are moving. You see their moves when the phase ends.
game-move-hint = Select a stack, then a highlighted space. You can undo every order of your turn until a die is rolled.
game-neutral-hint = You are neutral: until you enter the war, you cannot attack or enter the territory of another power.
game-speakers = Powers that can act
game-parts = Parts of the screen
game-log-and-chat = Log and chat
game-map = Map
game-orders = Orders
game-moves = Moves { $n }
game-end = The end
game-log = Log
game-chat = Chat
game-side = My side
game-more = More
game-text-board = Text board
light-place = Place { $n }
light-launch = Launch here

## The bar at the top

bar-menu = Menu
bar-round = Round { $round }
bar-order = Order of play
bar-show = Show { POWER($power) }
bar-power = { POWER($power, form: "label") }: { $treasury }, income { $income }
bar-neutral = neutral
bar-collapsed = collapsed
bar-departed = out
bar-meter = Homeland lost: { $lost }. The economy collapses at { $economic }, the government at { $political }.
bar-meter-brief = { $lost } of { $political } lost
bar-over = The war is over
bar-your-turn = Your turn
bar-waiting = Waiting for
bar-some-of = { $n } of { POWER($side) }
bar-powers = The powers: treasuries, collapse, points
bar-day = Day
bar-night = Night
bar-help = Help

## Help and settings

help-heading = Help
help-text = A violet edge marks units that can move. Select a stack on the map, choose how many, and click a highlighted space. Or drag a counter there: units to a transport, a loaded transport to a coast. You can undo every order until you end the phase.
help-undo = undo the last order
help-end = end the phase
help-enter = press the violet button
help-escape = deselect, close
help-text-board = the board as text
help-powers = how the powers stand
help-hide = hide or show the counters, when no stack is selected
help-night = day or night
help-zoom = zoom in, zoom out
help-whole = the whole board
help-arrows = move the board
help-arrows-key = Arrows
help-space = select the next stack that can move; skip the dice
help-share = all, half or one of the selected units
help-number-key = 1 to 9
help-number = that many, while you drag
help-playback-key = Enter Space Esc
help-playback = next, pause, skip while other turns are shown
help-help = this help
settings-heading = Settings
settings-smaller = Smaller text
settings-larger = Larger text
settings-plain-palette = Standard palette
settings-safe-palette = Colour-blind palette

## The menu

menu-heading = Players
menu-label = { $label }.
menu-watchers = { $n ->
    [one] 1 person is watching.
   *[other] { $n } people are watching.
}
menu-player = A player
menu-guest = A guest
menu-host = The host
menu-stand-in = { $name }, played by the computer ({ $level })
menu-computer = Computer, { $level }
menu-open = Free to join
menu-invited = Invited, not here yet
menu-here = This screen
menu-link-field = Invitation link
menu-join = Join
menu-play = Play myself
menu-give-back = Give it back
menu-to-computer = Computer
menu-to-link = Link
menu-link-mine = Anyone who opens the new link plays this seat, and you watch. The old link stops working.
menu-link-theirs = The old link stops working. The player of this seat must open the new link.
menu-link-make = Make a new link
menu-computer-mine = A computer plays this seat until you take it over again. Choose its level:
menu-computer-theirs = A computer plays this seat until it is given back. Choose its level:
menu-cancel = Cancel
menu-pace = Speed of the computers
menu-pace-instant = Instant
menu-pace-brisk = Brisk
menu-pace-slow = Slow
menu-game = This game
menu-commitment = Commitment of the dice: { $commitment }
menu-review = Review
menu-record = Record
menu-games = All games
menu-rules = The rules
menu-odds = Odds
menu-help = Help and settings

## Chat

chat-all = Chat
chat-side = Chat of your side
chat-nameless = A player
chat-all-empty = No messages yet.
chat-side-empty = Only your side can read this.
chat-all-write = Write to everyone
chat-side-write = Write to your allies
chat-text = Your message
chat-send = Send

## Log and news

log-label = What happened
log-heading = Round { $round } · { POWER($power, form: "label") }
log-dice = Dice
log-empty = No orders yet.
news-again = Show again
why-ask = Why?
why-heading = { POWER($power, form: "label") }, round { $round }
why-silent = It gave no reason.
why-rejected = It also considered:

## Other players' turns

playback-label = Turns of other players
playback-away = While you were away
playback-moment = Round { $round } · { PHASE($phase) } · { $at } of { $n }
playback-moment-of = { POWER($power, form: "label") } · Round { $round } · { PHASE($phase) } · { $at } of { $n }
playback-more = { $n ->
    [one] … and 1 more.
   *[other] … and { $n } more.
}
playback-back = Back
playback-play = Play
playback-pause = Pause
playback-next = Next
playback-skip = Skip
playback-speed = Speed of other players’ turns
playback-speed-step = Step
playback-speed-slow = Slow
playback-speed-normal = Normal
playback-speed-fast = Fast
playback-speed-skip = Off
playback-not-shown = Do not show other players’ turns
playback-then-you = Then it is your turn.
playback-then-power = Then it is the turn of { POWER($power) }.

## Declarations

offer-declare = { $order }…
offer-submarines = From now on, each submarine in the shipping zones rolls a die when a power it raids collects income. Every hit costs IPCs. You cannot end submarine warfare.
offer-last-round = When this round ends, the points are counted. The player who keeps the clock announces it.
offer-not-now = Not now

## The powers

powers-heading = The powers
powers-side-points = { $n ->
    [one] { POWER($side, form: "label") }, 1 point
   *[other] { POWER($side, form: "label") }, { $n } points
}
powers-power = Power
powers-treasury = Treasury
powers-income = Income
powers-units = Units
powers-together = Total
powers-neutral = neutral
powers-collapsed = collapsed
powers-departed = out of the war
powers-capital-lost = capital lost
powers-bankrupt = economic collapse
powers-railed = railways used
powers-ended = has ended this phase
powers-meter = Homeland lost: { $lost }. It collapses at { $political }.
powers-victory = How to win
event-submarines = Germany wages unrestricted submarine warfare.
event-peace = Russia has made peace.
event-armistice-declined = Russia’s offer of an armistice was declined.
event-last-round = This round is the last.

## The end of the war

over-label = The end of the war
over-when = Round { $round }, { $date }
over-draw = The war ends in a draw.
over-won = { POWER($side, form: "start") } have won the war.
over-departed = { POWER($power, form: "start") } is out of the war.
over-collapsed = { POWER($power, form: "start") } has collapsed.
over-capital-lost = { POWER($power, form: "start") } has lost { SPACE($capital) }.
over-capital-captured = { POWER($power, form: "start") } has lost { SPACE($capital) } to { POWER($captor) }.
over-bankrupt = { POWER($power, form: "start") } is in economic collapse.
over-last-round = The last round was announced.
over-figures = At the end
over-points = Points
over-capitals = Capitals lost
over-income = Income
over-treasuries = Treasuries
over-units = Units
over-review = Review the game

## A space

card-contested = Contested.
card-shared = Shared since the armistice.
card-impassable = No unit can enter it.
card-aligned = Neutral, aligned with { POWER($power) }.
card-neutral = Neutral.
card-uncontrolled = No power controls it.
card-held = Controlled by { POWER($power) }.
card-own = { POWER($power, form: "label") }.
card-original = Original controller: { POWER($power, form: "label") }.
card-value = IPC value
card-base = Naval base of { POWER($power) }.
card-hull-ready = A battleship is ready to launch.
card-hull = A battleship is under construction.
card-mines = Mines for { LIST($powers, of: "power") }.
card-borders = Borders { LIST($spaces, of: "space", join: "comma") }.
card-lately = Round { $round }: { $sentence }

## The board as text

text-heading = The board as text
text-search = Find a space, a power or a unit
text-aligned = neutral, aligned with { POWER($power) }
text-uncontrolled = controlled by no power
text-contested = contested
text-shared = shared
text-impassable = impassable
text-neutral = neutral
text-capital = capital of { POWER($power) }
text-base = naval base of { POWER($power) }
text-hull-ready = a battleship is finished and launches next
text-hull = a battleship is under construction
text-mines = mines for { LIST($powers, of: "power") }
text-force = { POWER($power, form: "label") }: { LIST($units, join: "comma") }
text-moved = { $units } moved { SPACE($from, form: "from") }
text-landing = { $units } to land { SPACE($to, form: "in") }
text-borders = borders { LIST($spaces, of: "space", join: "comma") }

## The order panel on the map

slip-label = Order { SPACE($space, form: "from") }
slip-from = Order from
slip-all = All
slip-half = Half
slip-one = One
slip-drop = Deselect
slip-aboard = aboard
slip-of = of { $n }
slip-looking = Looking for destinations…
slip-where = Destination
slip-nowhere = These units have no destination.
slip-hits = Expected hits { NUMBER($attacker, digits: 1) } to { NUMBER($defender, digits: 1) }.
slip-hits-more = Expected hits { NUMBER($attacker, digits: 1) } to { NUMBER($defender, digits: 1) }; without these units { $odds }.
slip-send = Send { UNITS($units) }
slip-hint = Click a highlighted space on the map, or one of these.
slip-loaded = loaded { KIND($kind) }
slip-cargo = { KIND($kind) } aboard
way-straight = Straight there
way-rail = By rail
way-load = Load
way-offload = Offload
way-offload-later = Offload after the battle
way-via = via { LIST($spaces, of: "space", join: "comma") }
way-mines = through mines
way-carrier = with ships of { POWER($power) }
goal-move = empty
goal-reinforce = joins friendly units
goal-contest = joins the battle
goal-attack = enemies are there
goal-take = undefended
goal-join = it mobilizes on your side
goal-mobilize = it mobilizes against you
goal-load = loads
goal-land = offloads
goal-wait = offloads after the sea battle
goal-meaning = { SPACE($space) }: { $meaning }
goal-meaning-odds = { SPACE($space) }: { $meaning }, { $odds }
ghost-all = all
ghost-half = half
ghost-one = one
light-contest = Join the battle
light-attack = Attack
light-take = Capture
light-join = It joins you
light-mobilize = Invade: it mobilizes
light-load = Load
light-land = Offload
light-wait = Offload after the battle
light-rail = By rail
light-mines = Mines
light-with-mines = { $light }; mines
light-with-odds = { $light }: { $odds }

## The battle board

battle-sea = Sea battle { SPACE($space, form: "in") }
battle-land = The battle of { SPACE($space) }
battle-when = Round { $round }
battle-when-date = Round { $round }, { $date }
battle-fire-round = Combat round { $n }
battle-attacks = { $n ->
    [one] attacks
   *[other] attack
}
battle-skip-dice = Skip the dice
battle-to-map = To the map
battle-steps = Steps of the battle
battle-nothing-left = no units left
battle-hits-on = hits on
battle-supported = { $group }, with artillery support
battle-air-supremacy = { $group }, with air supremacy
battle-submerged = { $group }, submerged
battle-unit-lost = { $unit } of { POWER($power) }: lost
battle-unit-damage = { $unit } of { POWER($power) }: takes damage
battle-unit-stays = { $unit } of { POWER($power) }: stays
battle-promoted = { $n } promoted
battle-hits = { $n ->
    [one] 1 hit
   *[other] { $n } hits
}
battle-holds-air = has air supremacy
battle-or-less = or less
battle-no-fire = no fire
battle-attackers-score = The attackers score
battle-hits-word = { $n ->
    [one] hit
   *[other] hits
}
battle-defenders-score = the defenders score
battle-defenders-silent = the defenders cannot fire
battle-defenders-next = the defenders fire next
battle-cancelled = { $n } cancelled by tanks
battle-continues = The battle continues.
battle-over = The battle is over.
battle-back = Back to the map
battle-happened = What happened
battle-bombardment = Bombardment
battle-coastal = Coastal fire
battle-air = Air combat
battle-stage-attackers = Attackers fire
battle-stage-defenders = Defenders fire
battle-stage-casualties = Casualties
battle-stage-press = Press?
battle-stage-early = Bombardment
battle-stage-fire = Fire
result-contested = { SPACE($space) } is contested.
result-controlled = { POWER($power, form: "start") } controls { SPACE($space, form: "object") }.
result-empty = No ships are left { SPACE($space, form: "in") }.
result-both = Both sides stay { SPACE($space, form: "in") }.
result-one = { POWER($power, form: "start") } stays { SPACE($space, form: "in") }.
result-several = { POWER($side, form: "start") } stay { SPACE($space, form: "in") }.
