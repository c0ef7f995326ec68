### What rulesets say about themselves, chapter by chapter, in the comparison of rulesets.

## Chapters and small words

topic-chapter-units = Units
topic-chapter-movement = Movement
topic-chapter-railways = Railways
topic-chapter-mines = Mines
topic-chapter-combat = Combat
topic-chapter-sea-combat = Sea combat
topic-chapter-purchase = Purchase
topic-chapter-mobilization = Mobilization
topic-chapter-income = Income
topic-chapter-submarine-warfare = Submarine warfare
topic-chapter-turns = Turns
topic-chapter-beginning = The beginning of the war
topic-chapter-minor-powers = Minor powers
topic-chapter-collapse = Collapse
topic-chapter-victory = Victory
topic-chapter-revolution = Russian Revolution
topic-chapter-board = Board
topic-chapter-setup = Setup
topic-chapter-options = Options
topic-sentences = { LIST($sentences, join: "space") }
topic-power = { POWER($power, form: "start") }.
topic-no-power = No power.
topic-die =
    { $die ->
        [1] on a 1
        [2] on a 1 or 2
        [6] on any number
       *[other] on a { $die } or less
    }

## Units

topic-cost = Cost: { KIND($kind) }
topic-cost-says = The price of a unit, in IPCs.
topic-attack = Attack: { KIND($kind) }
topic-attack-says = An attacking unit hits on this number or less; with 0 it does not fire.
topic-defence = Defence: { KIND($kind) }
topic-defence-says = A defending unit hits on this number or less; with 0 it does not fire.
topic-range = Range: { KIND($kind) }
topic-range-says = A unit moves so many spaces in a turn.
topic-battleship-hits = Hits of a battleship
topic-battleship-hits-says = So many hits sink a battleship in combat; one hit removes any other unit.
topic-capacity = Room of a transport
topic-capacity-says = A transport carries so many land units and fighters.
topic-repair = Repair
topic-repair-never = No battleship is ever damaged.
topic-repair-free = When its purchase phase begins, a power repairs damaged battleships at friendly naval bases free of charge.
topic-repair-paid = When its purchase phase begins, a power repairs damaged battleships at friendly naval bases for { ipcs } each, as far as its treasury pays.
topic-support = Artillery support
topic-support-adds = Each attacking artillery adds { $n } to the attack of one infantry or tank.
topic-supremacy = Air supremacy
topic-supremacy-none = Air supremacy adds nothing.
topic-supremacy-adds = Air supremacy adds { $n } to the attack or defence of each artillery of its side.

## Purchase

topic-buyers = Buyers: { KIND($kind, form: "plural") }
topic-buyers-all = All powers from round { $round }.
topic-buyers-some = Only these powers: { LIST($groups, join: "semicolon") }.
topic-buyers-from = These powers: { LIST($groups, join: "semicolon") }.
topic-buyers-group = { LIST($powers, of: "power") } from round { $round }
topic-limits = Limits of a purchase
topic-limits-says =
    { $industry ->
        [yes] A power buys any available units that its treasury pays for and its industry allows
       *[no] A power buys any available units that its treasury pays for
    }{ $collapse ->
        [yes] , but nothing while its economy has collapsed.
       *[no] .
    }
topic-industry = Industry
topic-industry-none = Industry does not limit purchases.
topic-industry-level =
    { $complexes ->
        [0] With no industrial complex { LIST($powers, of: "power") } can buy at most one unit that is not infantry in a turn.
        [1] With one industrial complex { LIST($powers, of: "power") } can buy at most one unit of each kind besides infantry in a turn.
       *[other] With two industrial complexes { LIST($powers, of: "power") } can buy any units.
    }
topic-industry-others = Industry does not limit { LIST($powers, of: "power") }.

## Movement

topic-marches = Marches
topic-marches-one = Land units march one space.
topic-marches-two = These land units march up to two spaces: { LIST($kinds, of: "kind", form: "plural") }. They go through a friendly territory into a friendly or contested one. They enter a hostile or neutral territory only from an adjacent one, stop where an aligned minor power mobilizes, and march one space out of a contested territory.
topic-land-units = Land units
topic-land-units-are = These are land units: { LIST($kinds, of: "kind", form: "plural") }.
topic-land-units-leave = Fighters can leave contested territory freely aboard a transport.
topic-land-units-count = Fighters count as land units where captors cannot agree who controls a territory.
topic-fighters = Fighters
topic-fighters-march =
    { $infantry ->
        [yes] Fighters march by land as land units do, with infantry of their power.
       *[no] Fighters march by land as land units do, with or without other units.
    }
topic-fighters-fly =
    Fighters fly over sea zones and over friendly, contested and hostile territories, not over neutral ones. { $infantry ->
        [yes] They end their movement in a territory with infantry of their power.
       *[no] They end their movement in a territory with land units of their power.
    }
topic-infantry = Infantry in an army
topic-infantry-free = An army needs no infantry, and its owner chooses any casualties.
topic-infantry-required = Each power’s army in a territory needs at least one infantry: when it moves in, as its last casualty, and where new units arrive; without one, a new unit there is exchanged for infantry.
topic-exit = Leaving contested territory
topic-exit-own-units = Units leave a contested territory only for territories that their power controlled or had units in when the turn began.
topic-exit-first-printing = Units leave a contested territory only for territories that their power controlled when the turn began, or for other contested territories where it had units then.
topic-exit-free = Units leave a contested territory for any territory that they can enter.
topic-passage =
    { $passage ->
        [canal] The Suez Canal
        [dardanelles] The Turkish Straits
        [gibraltar] The Strait of Gibraltar
       *[danish_straits] The Danish straits
    }
topic-passage-open = Ships of all powers can pass.
topic-passage-side = Only ships of the side that controls { SPACE($territory) } when the turn begins can pass.
topic-passage-unless-enemy = All ships can pass but those of the enemies of the power that controls { SPACE($territory) }.
topic-passage-closed = No ships can pass.
topic-bases = Naval bases
topic-bases-none = A naval base does not change the range of ships.
topic-bases-farther =
    A ship that begins the turn at a naval base of its side sails { $n ->
        [one] { $n } sea zone
       *[other] { $n } sea zones
    } farther.
topic-neutral-ships = Ships of neutral powers
topic-neutral-ships-none = A neutral power moves no ships.
topic-neutral-ships-ports = A neutral power’s ships do not enter sea zones with a naval base of a power at war.
topic-neutral-ships-free = A neutral power’s ships enter any sea zone, but do not attack.
topic-escorts = Escorts
topic-escorts-says =
    { $shared ->
        [yes] A transport enters a hostile sea zone only if a warship of any power of its side is there when movement ends.
       *[no] A transport enters a hostile sea zone only if a warship of its own power is there when movement ends.
    }
topic-foreign-cargo = Transports of other powers
topic-foreign-cargo-at-once = Units load, sail and offload aboard another power’s transport in one turn of their side.
topic-foreign-cargo-later = Units load aboard another power’s transport in their own turn, sail in its turn, and offload in their own next turn.
topic-railways-none = There are no railways.
topic-railways-ipc =
    From round { $round } on each power has { $lines ->
        [one] one rail move
       *[other] { $lines } rail moves
    } in a turn: as many land units as the lowest IPC value of a territory on the line can go any distance through friendly territories; the first and the last can be contested.
topic-railways-units =
    From round { $round } on each power has { $lines ->
        [one] one rail move
       *[other] { $lines } rail moves
    } in a turn: up to { $n ->
        [one] { $n } land unit
       *[other] { $n } land units
    } can go any distance through friendly territories; the first and the last can be contested.

## Mines

topic-no-mines = There are no mines.
topic-mine-dice = Dice of mines
topic-mine-dice-says = A mine hits a ship { $die }.
topic-mine-time = When mines are rolled
topic-mine-time-says =
    { $on ->
        [entering] At the end of movement a ship rolls for each active enemy minefield that it passed through or entered.
        [leaving] At the end of movement a ship rolls for each active enemy minefield that it left or passed through.
       *[both] At the end of movement a ship rolls for each active enemy minefield that it left, passed through or entered.
    }
topic-mine-stop = Ships that enter a minefield
topic-mine-stop-says =
    { $stop ->
        [yes] Ships, submarines too, end their movement when they enter an active enemy minefield.
       *[no] Mines do not stop ships.
    }
topic-mined-ships = Mined ships
topic-mined-ships-says =
    { $battleship ->
        [sunk] A mine sinks any ship that it hits, battleships too.
       *[damaged] A mine damages an undamaged battleship and sinks any other ship.
    }
topic-mined-cargo = Cargo of a mined transport
topic-mined-cargo-says =
    { $cargo ->
        [lost] All cargo is lost with its transport.
       *[returned] Cargo is lost with its transport; units loaded after it met the mine return to where they loaded.
    }
topic-spared-powers = Powers spared
topic-spared-powers-none = Mines spare no power’s ships.
topic-spared-powers-some = Mines spare the ships of { LIST($powers, of: "power") }.
topic-spared-ships = Ships spared
topic-spared-ships-none = Mines spare no kind of ship.
topic-spared-ships-some = Mines spare { LIST($kinds, of: "kind", form: "plural") }.

## Combat

topic-rounds = Rounds of a land battle
topic-rounds-all = A land battle lasts until one side has no units left.
topic-rounds-some =
    { $n ->
        [one] A land battle lasts one round in a turn.
       *[other] A land battle lasts { $n } rounds in a turn, or until one side has no units left.
    }
topic-joint = Joint attacks
topic-joint-none = There are no joint attacks: only units of the power whose turn it is attack.
topic-joint-sides = The powers of a side attack together. The power with the most units there decides whether they do, at sea the one with the most warships; ties go by the order of play. On land all units of one player count together.
topic-air = Air battle
topic-air-all = Fighters fight each other until only one side has any left. That side has air supremacy.
topic-air-one = Fighters fight each other for one round. The side with more fighters left has air supremacy; with equal numbers neither has.
topic-tanks = Tanks
topic-tanks-absorb = Each attacking tank cancels one hit in a round.
topic-tanks-absorb-strike = Each attacking tank cancels one hit in a round, but none of the artillery’s fire at landings.
topic-tanks-never = Tanks cancel no hits.
topic-tanks-except-landings = Each attacking tank cancels one hit in a round, but not in the first round of an amphibious assault.
topic-disputed-casualties = Casualties in dispute
topic-disputed-casualties-opponent = If powers of a side cannot agree on casualties, the enemy power with the most units in the battle chooses them; ties go by the order of play.
topic-disputed-casualties-attacker = If defending powers cannot agree on casualties, the attacker chooses them.
topic-captors = Control of a captured territory
topic-captors-together = Powers that capture a territory together agree who controls it. If they cannot, the one with the most land units does; if several have equally many, the original controller chooses one of them.
topic-captors-attacker = The attacking power controls what it captures. If only defenders of several powers are left, they agree who controls the territory; if they cannot, the attacker decides.
topic-coastal-fire = Artillery fire at landings
topic-coastal-fire-none = Artillery does not fire at landing units before the battle.
topic-coastal-fire-says = Before the battle each defending artillery fires at the landed units and hits { $die }.
topic-landed-units = Landed units
topic-landed-units-says =
    { $silent ->
        [none] Landed units fire as other attackers do.
        [offloaded] Units that landed this turn do not fire in the first round and give no artillery support in it.
       *[all] No attacking unit fires in the first round of an amphibious assault.
    }
topic-bombardment = Bombardment
topic-bombardment-limits = Only from sea zones without a sea battle, and no more battleships than units that landed.
topic-bombardment-none = Battleships do not bombard.
topic-bombardment-says =
    Battleships that support an amphibious assault hit { $die }. { $time ->
        [first] They fire before the first round, and units that they hit do not fire.
       *[with_fire] They fire with the other units in the first round, and units that they hit still fire.
    }
topic-contested-landings = Landing in contested territory
topic-contested-landings-none = A power does not attack in contested territory in the turn in which it lands units there.
topic-contested-landings-optional = Where units land in contested territory, an attack is optional; there is no artillery fire at landings and no bombardment.
topic-named-landings = Several landings in a territory
topic-named-landings-says =
    { $named ->
        [yes] If units wait to land from several sea zones, you name the zone when you land them or call it off.
       *[no] If units wait to land from several sea zones, an order to land them or call it off need not name the zone.
    }

## Sea combat

topic-sea-rounds = Rounds of a sea battle
topic-sea-rounds-says =
    { $rounds ->
        [one] A sea battle lasts one round.
        [press] After each round of a sea battle the attacker presses or breaks off the attack.
       *[all] A sea battle lasts until one side has no ships left in it.
    }
topic-retreat = Retreat
topic-retreat-none = No ships retreat: they stay in the sea zone.
topic-retreat-attacker =
    Instead of pressing or breaking off, the attacker may retreat with all ships that have not submerged to one adjacent sea zone from or through which an attacker came, if it is friendly and was so when the turn began; not if only transports and submerged submarines are left to fight. { $closed ->
        [yes] No one fights in that sea zone any more this turn.
       *[no] Ships that retreated fight no more this turn; others in that sea zone still can.
    }
topic-retreat-both =
    { $rounds ->
        [one] After the round, the defender may retreat, with all ships or some, to one adjacent friendly sea zone without enemy mines from which no attacker came.
       *[press] When the attacker breaks off, the defender may retreat, with all ships or some, to one adjacent friendly sea zone without enemy mines from which no attacker came.
    } If surface warships of the defender stay, the attackers must retreat together to a sea zone from which one of them came and where no enemy surface warships are; if there is none, they stay. No one fights any more this turn where they retreated to.
topic-submarines = Submarines
topic-submarines-says =
    { $submerge ->
        [before_fire] Submarines submerge before anyone fires and cannot be hit.
       *[with_fire] Submarines submerge instead of firing and can still be hit in that round.
    }

## Mobilization

topic-capital = Capital
topic-capital-says =
    { $limit ->
        [none] A power places land units and fighters in its capital, in any number.
        [ipc] A power places land units and fighters in its capital, up to its IPC value in a turn.
       *[number] A power places land units and fighters in its capital, up to { $n } in a turn.
    }
topic-regions = Regional territories
topic-regions-none = No units are placed in regional territories.
topic-regions-says =
    { $limit ->
        [none] A power also places infantry in its regional territories, in any number.
        [ipc] A power also places infantry in its regional territories, up to their IPC value in a turn.
       *[number] A power also places infantry in its regional territories, up to { $n } in a turn.
    }
topic-places = Other places
topic-places-none = No power places land units outside its homeland.
topic-places-says =
    { LIST($places, join: "semicolon") }{ $industry ->
        [0] ; at most one of them is not infantry.
        [1] ; at most one of each kind besides infantry.
       *[other] .
    }
topic-places-any = { POWER($power, form: "start") } also places them in { LIST($lands, of: "space") }, in any number
topic-places-number = { POWER($power, form: "start") } also places them in { LIST($lands, of: "space") }, up to { $n } in a turn
topic-places-worth = { POWER($power, form: "start") } also places them in { SPACE($land) }, up to its IPC value in a turn ({ $n })
topic-places-worths = { POWER($power, form: "start") } also places them in { LIST($lands, of: "space") }, up to each one’s IPC value in a turn ({ LIST($values) })
topic-place-worth = { SPACE($land) } { $n }
topic-contested = Contested territory
topic-contested-says =
    { $allowed ->
        [yes] Land units and fighters can be placed in contested territory.
       *[no] Land units and fighters are placed only in territories that their power controls, not in contested ones.
    }
topic-battleships = Battleships
topic-battleships-ships = Other ships go to sea zones of naval bases in original territories that their power has controlled since its turn began.
topic-battleships-hulls = A power lays down a new battleship in its uncontested capital or a regional territory with a naval base, one at a time in each. It is launched in the mobilize phase of the next round, unless the territory is contested then.
topic-battleships-launched = New battleships are placed as other ships are. Those under construction in the setup are launched in their power’s first mobilize phase.
topic-battleships-placed = New battleships are placed as other ships are.
topic-refund = Refund
topic-refund-says =
    { $refund ->
        [ships] Ships that cannot be placed are refunded; other units that cannot be placed are lost.
        [all] Units that cannot be placed are refunded.
       *[none] Units that cannot be placed are lost without refund.
    }

## Income

topic-income = Income
topic-income-says =
    { $basis ->
        [flat] A power collects 1 IPC for each territory that it controls, nothing for contested ones.
       *[ipc] A power collects the IPC value of each territory that it controls, nothing for contested ones.
    }
topic-trade = Trade
topic-trade-none = There is no trade.
topic-trade-says =
    { $partner ->
        [any] A power collects 1 IPC more for each neutral power whose homeland borders a territory that it controls.
       *[minors] A power collects 1 IPC more for each neutral minor power that is aligned with no one and whose homeland borders a territory that it controls.
    } { $morocco ->
        [until-contested] Colonies do not count, but Spanish Morocco is part of Spain until a power at war controls or contests it.
       *[until-raised] Colonies do not count, but Spanish Morocco is part of Spain until its army mobilizes or a power controls it.
    }
topic-no-income = No income
topic-no-income-says =
    { $collapse ->
        [yes] A power whose capital is captured, or whose economy has collapsed, neither buys nor mobilizes nor collects until it is liberated or its economy recovers.
       *[no] A power whose capital is captured neither buys nor mobilizes nor collects until it is liberated.
    }
topic-spoils = Treasury of a captured capital
topic-spoils-says =
    { $treasury ->
        [taken] The captor of a capital takes the treasury and the purchase of its power.
        [lost] The treasury and the purchase of a power are lost to the bank when its capital is captured.
       *[kept] A power keeps its treasury and its purchase when its capital is captured.
    }
topic-submarine-warfare-none = There is no submarine warfare.
topic-submarine-warfare-says =
    { POWER($raiders, form: "start") } may declare it at any time, for the rest of the war. Then, whenever { LIST($victims, of: "power", join: "or") } collects income, each submarine of { POWER($raiders) } in { LIST($zones, of: "space") } rolls a die: { $die } the raid costs { $toll ->
        [one] 1 IPC.
       *[die] as many IPCs as the die shows.
    }

## Turns

topic-turns = Turns of a round
topic-turns-sides = First { POWER($first) } take their turn together, phase by phase, then { POWER($second) }.
topic-turns-powers = The powers take their turns one after the other: { LIST($turns, of: "power") }.
topic-start-of-round = Start of a round
topic-start-of-round-turn = A round begins with its first turn.
topic-start-of-round-entry = A round begins with the entry of neutral powers; its first turn follows.
topic-calendar = Calendar
topic-calendar-none = Rounds have no dates.
topic-calendar-says =
    { $season ->
        [spring] Three rounds make a year: spring, summer and fall. Round 1 is spring { $year }.
        [summer] Three rounds make a year: spring, summer and fall. Round 1 is summer { $year }.
       *[fall] Three rounds make a year: spring, summer and fall. Round 1 is fall { $year }.
    }
topic-neutral-turns = Neutral powers
topic-neutral-turns-says =
    { $turns ->
        [yes] A neutral major power takes its turns: it buys and mobilizes, and moves ships, but neither land units nor fighters, and it does not attack.
       *[no] A neutral major power takes no turns.
    }

## The beginning of the war

topic-entry-of-power = Entry: { POWER($power, form: "label") }
topic-entry-of-minor = Entry: { SPACE($minor) }
topic-entry-at-war = It is at war from the start.
topic-entry-neutral =
    { $raided ->
        [yes] It is neutral and enters the war { $date }, or earlier when it is attacked or loses income to submarines.
       *[no] It is neutral and enters the war { $date }, or earlier when it is attacked.
    } { $earns ->
        [yes] It collects its income while it is neutral.
       *[no] It collects nothing while it is neutral.
    }
topic-entry-only =
    { $raided ->
        [yes] It is neutral and enters the war only when it is attacked or loses income to submarines.
       *[no] It is neutral and enters the war only when it is attacked.
    } { $earns ->
        [yes] It collects its income while it is neutral.
       *[no] It collects nothing while it is neutral.
    }
topic-entry-turn = when its own turn { $turn } begins
topic-entry-round = when round { $round } begins
topic-entry-dice = at the start of round { $before } { $early }, of round { $round } { $late } and of round { $after } in any case
topic-entry-first-dice = at the start of round { $round } { $late } and of round { $after } in any case
topic-entry-unaligned = It is aligned with no one and defends itself against its first invader.
topic-entry-controlled = It is in the war from the start, under the control of { POWER($power) }.
topic-entry-entered = It mobilizes for { POWER($power) } when a power of either side enters it.
topic-entry-joins =
    { $colonies ->
        [yes] It joins { POWER($power) } { $date }, or earlier when an enemy enters it or one of its colonies.
       *[no] It joins { POWER($power) } { $date }, or earlier when an enemy enters it.
    }
topic-entry-joins-only =
    { $colonies ->
        [yes] It joins { POWER($power) } only when an enemy enters it or one of its colonies.
       *[no] It joins { POWER($power) } only when an enemy enters it.
    }
topic-obligation = Obligation of round 1: { POWER($power, form: "label") }
topic-obligation-none = It has no obligation.
topic-obligation-attack-serbia = It must attack Serbia with at least one infantry.
topic-obligation-all-to-serbia = It must attack Serbia with all its units in Trieste.
topic-obligation-all-to-belgium = It must attack Belgium with all its units in Ruhr.

## Minor powers

topic-by-entry = Mobilization
topic-by-entry-all = A minor power mobilizes when a power of either side enters it for the first time.
topic-by-entry-attacked = An aligned minor power enters the war by its date, or when an enemy enters it or one of its colonies; any other mobilizes when it is invaded.
topic-aligned-army = Army of an aligned minor power
topic-aligned-army-none = An aligned minor power mobilizes nothing more: its garrison is on the board from the start.
topic-aligned-army-says = An aligned minor power mobilizes { $army }.
topic-neutral-army = Army of any other minor power
topic-neutral-army-says = A minor power aligned with no one mobilizes { $army }.
topic-garrisons = Garrisons
topic-garrisons-says =
    { $garrisons ->
        [yes] Garrisons of aligned minor powers are on the board from the start and stay there until they enter the war.
       *[no] Minor powers have no units on the board before they mobilize.
    }
topic-joining = Joining a major power
topic-joining-for-good = An aligned minor power that enters the war brings all its territories and colonies to its major power.
topic-joining-control = A friendly power that enters an aligned minor power gives control to its major power. Colonies go to the first power that enters them.
topic-joining-garrison = The garrison belongs to the major power from then on, whichever side entered.
topic-original = Original territories
topic-original-says =
    { $joined ->
        [yes] Territories of a minor power that joined count as original territories of its major power.
       *[no] Territories of minor powers are original territories of no major power.
    }
topic-closed = Neutral powers of one’s own side
topic-closed-says =
    { $closed ->
        [yes] Until a neutral power enters the war, powers of its own side do not enter its territories, those of its minor powers or their colonies.
       *[no] Powers of its own side can enter an aligned minor power before it mobilizes.
    }
topic-morocco = Spanish Morocco
topic-morocco-says =
    { $army ->
        [yes] Spanish Morocco mobilizes an army of its own when it is invaded; Spain stays neutral.
       *[no] Spanish Morocco mobilizes no army: the first power that enters it controls it.
    }

## Collapse

topic-collapse = Collapse
topic-no-collapse = No power collapses.
topic-collapse-tournament = When a power’s own turn begins, its economy collapses if enough of its homeland is lost, and recovers otherwise. When its own turn ends, it surrenders if still more is lost.
topic-collapse-thresholds = At the end of a round every power collapses that has lost its threshold of homeland or more.
topic-collapse-half = At the end of a round every power collapses that has lost half the IPC value of its homeland or more.
topic-threshold = Threshold: { POWER($power, form: "label") }
topic-threshold-none = It cannot collapse.
topic-threshold-two = Its economy collapses with { $economic } of the { $worth } IPCs of its homeland lost. It surrenders with { $political } lost.
topic-threshold-one = It collapses with { $political } of the { $worth } IPCs of its homeland lost.
topic-contested-homeland = Contested homeland
topic-contested-homeland-says =
    { $counts ->
        [yes] Homeland that enemies control or contest counts as lost.
       *[no] Only homeland that enemies control counts as lost, not contested homeland.
    }
topic-effect = Effect of a collapse
topic-effect-surrender =
    The units of a power that surrenders are removed. Its territories go to the powers with units there; no one controls the others, and anyone can enter them.{ $treasury ->
        [taken] {" "}Its treasury goes to the first enemy that controls its capital.
        [lost] {" "}Its treasury is lost when an enemy controls its capital.
       *[kept] {""}
    }
topic-effect-impassable = The units of a collapsed power are removed. Territories that it captured return to their original controllers, and contested ones go to the powers left there. Its own territories become impassable, but for those where its friends have units, which keep them.

## Victory

topic-collapse-wins = Victory by collapse
topic-collapse-wins-none = A collapse alone does not lose the war.
topic-collapse-wins-says =
    A side loses the war when { $n ->
        [one] one of its powers has collapsed
       *[other] { $n } of its powers have collapsed
    }; this is checked { $when ->
        [turn] at the end of a turn
        [round] at the end of a round
       *[both] at the end of a turn or of a round
    }. If both sides have lost by that, the side with the greater income wins.
topic-capitals = Victory by capitals: { POWER($side, form: "label") }
topic-capitals-none = { POWER($side, form: "start") } do not win by capitals.
topic-both = Both sides at once
topic-both-draw = If both sides have won by capitals at the same moment, the war is a draw.
topic-both-never = Both sides cannot win by capitals at the same moment.
topic-clock = Dice that end the war
topic-clock-none = No die ends the war.
topic-clock-says = If the war lasts so long, { POWER($side) } win it { LIST($rounds, join: "comma") }.
topic-clock-die = at the end of round { $round } { $die }
topic-clock-certain = at the end of round { $round } in any case
topic-last-round = Last round
topic-last-round-none = There is no last round in which a count decides.
topic-last-round-says =
    { $end ->
        [round] After round { $round },
        [announced] After the round that a player announces as the last,
       *[both] After round { $round } or after the round that a player announces as the last,
    } { $count ->
        [income] the greater income wins: what the powers of a side collect in a turn.
       *[points] the side with more points wins: 1 point for each IPC of enemy homeland that it controls or contests.
    }
topic-tie = Tie
topic-tie-none = No count decides the war.
topic-tie-says =
    { $what ->
        [points] Equal points
        [incomes] Equal incomes
       *[both] Equal points or incomes
    } { $tie ->
        [central] win the war for the Central Powers.
        [allies] win the war for the Allies.
       *[draw] are a draw.
    }
topic-revolution-none = There is no Russian Revolution.
topic-revolution-says =
    From round { $round } on it breaks out at the end of Russia’s turn if the Central Powers control at least { $n ->
        [one] { $n } original Russian territory
       *[other] { $n } original Russian territories
    } adjacent to Moscow and control or contest one more, but do not control Moscow. { $departed ->
        [yes] All Central Powers must accept the armistice, or it is declined for good.
       *[no] All Central Powers still in the war must accept the armistice, or it is declined for good.
    }

## Board and setup

topic-value = IPC value: { SPACE($territory) }
topic-controller = Controller at the start: { SPACE($territory) }
topic-aligned = Alignment: { SPACE($territory) }
topic-space = { SPACE($space) }
topic-no-units = No units.
topic-forces = { LIST($forces, join: "semicolon") }
topic-force = { POWER($power, form: "label") }: { UNITS($units) }
topic-treasury = Treasury: { POWER($power, form: "label") }
topic-treasury-says = The IPCs with which a power begins.
topic-hulls = Battleships under construction
topic-hulls-none = None.
topic-hulls-says = One in each of { LIST($lands, of: "space") }.
topic-bid = Bid: { POWER($power, form: "label") }
topic-bid-none = No bid.
topic-bid-says = The units that a power places in its first mobilize phase, free of charge.
topic-bid-units = { UNITS($units) }

## Options

topic-option-offered = { LIST($values, join: "or") }, default { $default }.
topic-option-values = { LIST($values, join: "or") }
topic-option-range = { $least } to { $most }
topic-option-not-offered = Not offered.
topic-option-not-offered-with = Not offered with { $option } { $value }.
topic-option-only-with = Only with { $option } { LIST($values, join: "or") }.
topic-option-not-with = Not with { $option } { LIST($values, join: "or") }.
topic-option-value-not-with = Not { LIST($own, join: "or") } with { $option } { LIST($values, join: "or") }.
topic-option-titled = “{ $title }”:
