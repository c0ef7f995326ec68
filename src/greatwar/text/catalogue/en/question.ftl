### What is asked: the power first, then what it does.

question-purchase = { POWER($power, form: "label") }: purchase units.
question-movement = { POWER($power, form: "label") }: move your units.
question-combat = { POWER($power, form: "label") }: choose a battle to fight, or end the phase.
question-mobilize = { POWER($power, form: "label") }: place your new units.
question-income = { POWER($power, form: "label") }: collect your income.
question-casualties =
    { POWER($power, form: "label") }: choose { $n ->
        [one] { $n } casualty
       *[other] { $n } casualties
    } { SPACE($space, form: "in") }.
question-casualties-coastal-fire =
    { POWER($power, form: "label") }: choose { $n ->
        [one] { $n } casualty
       *[other] { $n } casualties
    } of the coastal fire { SPACE($space, form: "in") }.
question-casualties-bombardment =
    { POWER($power, form: "label") }: choose { $n ->
        [one] { $n } casualty
       *[other] { $n } casualties
    } of the bombardment { SPACE($space, form: "in") }.
question-casualties-air-battle =
    { POWER($power, form: "label") }: choose { $n ->
        [one] { $n } casualty
       *[other] { $n } casualties
    } of the air battle { SPACE($space, form: "in") }.
question-submerge =
    { POWER($power, form: "label") }: { $n ->
        [one] submerge your submarine
       *[other] submerge any of your { $n } submarines
    } { SPACE($zone, form: "in") } instead of firing?
question-submerge-first =
    { POWER($power, form: "label") }: { $n ->
        [one] submerge your submarine
       *[other] submerge any of your { $n } submarines
    } { SPACE($zone, form: "in") } before anyone fires?
question-press = { POWER($power, form: "label") }: press the attack { SPACE($zone, form: "in") }, or break off?
question-press-or-retreat = { POWER($power, form: "label") }: press the attack { SPACE($zone, form: "in") }, break off, or retreat?
question-land = { POWER($power, form: "label") }: mines hit ships { SPACE($zone, form: "in") }. Land { SPACE($territory, form: "in") } anyway?
question-represent = { POWER($power, form: "label") }: choose the power that represents { SPACE($territory) }.
question-control = { POWER($power, form: "label") }: choose the power that takes control of { SPACE($territory) }.
question-agree = { POWER($power, form: "label") }: { POWER($proposer) } proposes `{ $proposal }`. Agree?
question-armistice = { POWER($power, form: "label") }: Russia offers an armistice. Accept it?
question-spare = { POWER($power, form: "label") }: neutral ships of { POWER($other) } are { SPACE($zone, form: "in") }. Attack them as well?
question-retreat = { POWER($power, form: "label") }: choose where your ships retreat { SPACE($zone, form: "from") }.
question-leave = { POWER($power, form: "label") }: retreat { SPACE($zone, form: "from") }, or stay?
question-launch = { POWER($power, form: "label") }: choose the sea zone for your battleship { SPACE($territory, form: "in") }.
question-replace = { POWER($power, form: "label") }: an army { SPACE($territory, form: "in") } needs an infantry. Choose a new unit to exchange.

## Orders that do not answer

question-answer-first = Answer the open question first. { $question } For example: { LIST($answers, join: "comma") }.
question-reminder = { $question } For example: { LIST($answers, join: "comma") }.
question-waiting-for-order = Waiting for an order from { LIST($powers, of: "power", join: "or") }, not { POWER($power) }.
question-waiting-for-answer = Waiting for an answer from { LIST($powers, of: "power", join: "or") }, not { POWER($power) }.

## Why there is nothing to undo

question-undo-other = Nothing to undo: { POWER($other) } has given an order since the last order of { POWER($power) }.
question-undo-turn = Nothing to undo: it is the turn of { POWER($turn) }.
question-undo-nothing = Nothing to undo: { POWER($power) } has given no order yet.
question-undo-die = Nothing to undo: { POWER($power) } has given no order since a die was rolled. Undo stops there.
question-undo-question = Nothing to undo: { POWER($power) } has given no order since another player was asked a question. Undo stops there.
question-undo-new-turn = Nothing to undo: { POWER($power) } has given no order since the turn began. Undo stops there.
question-undo-new-phase = Nothing to undo: { POWER($power) } has given no order since the phase began. Undo stops there.
