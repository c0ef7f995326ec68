### The keys of house rules: what each section of a custom ruleset changes, and what each key means.

## Units

key-units = The cost, the fire and the range of a unit, and who can buy it from which round on.
key-units-cost = The price of the unit, in IPCs.
key-units-attack = The unit hits on this die or less when it attacks; with 0 it does not fire.
key-units-defend = The unit hits on this die or less when it defends; with 0 it does not fire.
key-units-move-land = A land unit marches so many spaces in a turn; with 2 it passes through a friendly territory, and enters a hostile or neutral one only from an adjacent space.
key-units-move-fighter = A fighter moves so many spaces in a turn: up to 4 where it flies, up to 2 where it marches.
key-units-move-ship = A ship sails so many sea zones in a turn, without the bonus of a naval base.
key-units-buyers = The powers that can buy the unit, one at least.
key-units-first-round = The first round in which these powers can buy the unit.
key-units-hits = So many hits sink a battleship; one that a single hit sinks is never damaged.
key-units-repair = The price of repairing a damaged battleship, in IPCs. When the purchase phase begins, a power repairs its battleships sea zone by sea zone, as far as its treasury pays.
key-units-capacity = A transport carries so many units.

## Territories, treasuries and bids

key-territories = The value of a territory, its controller when the game begins, and the power that a minor power is aligned with.
key-territories-ipc = The IPC value of the territory.
key-territories-control = The power that controls the territory when the game begins, or nobody. The original controller stays the one printed on the board; a minor power that a power controls from the start has mobilized.
key-territories-aligned = The power that the minor power is aligned with, or nobody.
key-treasury = The IPCs with which a power begins.
key-treasury-ipcs = The power begins with so many IPCs.
key-bid = A gift to a power beyond its setup, so that the war is even.
key-bid-gift = IPCs added to the treasury of the power when the game begins, { $ipcs } at most, or units that it places free of charge in its first mobilize phase, where it can place new units, { $units } at most.

## Entry into the war

key-entry = The date on which a neutral power enters the war, and its income before.
key-entry-round = The power begins neutral and enters the war in this round.
key-entry-when = The power is at war from the start, or it never enters unless it is attacked or loses income to submarines.
key-entry-dice = Dice decide whether the power enters a round before its date, on it, or a round after it.
key-entry-income = The power collects its normal income while it is neutral, or none.

## Movement

key-movement = The ways that are open to units, and how far armies march and ships sail.
key-movement-two-space-marches = Infantry, artillery and tanks march two spaces through friendly territories, as in the tournament; `move` of a unit sets each by itself.
key-movement-passage =
    { $passage ->
        [canal] The ships that can pass the Suez Canal:
        [dardanelles] The ships that can pass the Turkish Straits:
        [gibraltar] The ships that can pass the Strait of Gibraltar:
       *[danish_straits] The ships that can pass the Danish straits:
    } all (open), those of the side that controls { SPACE($territory) } when the turn begins (side), all but those of the enemies of its controller (unless-enemy), or none (closed).
key-movement-contested-exit = Units leave a contested territory for territories that their power controls or has units in (ownOrOwnUnits), for those that it controls and other contested ones with its units (firstPrinting), or for any territory (free).
key-movement-escorts = A transport in a hostile sea zone needs a warship of its own power, or one of its side.
key-movement-base-range-bonus = A ship that begins the turn at a naval base of its side sails so many sea zones farther.
key-railways = Rail moves of land units through friendly territories.
key-railways-lines = A power has so many rail moves in a turn; with 0 there are no railways.
key-railways-capacity = So many units go in one rail move: as many as the lowest IPC value on their way (ipc), or a number.
key-railways-first-round = The first round in which units go by rail.

## Mines

key-mines = The ships that mines hit, spare and stop.
key-mines-hits-on = A mine hits a ship on this die or less; with 0 there are no mines.
key-mines-exempt = No mine hits or stops the ships of these powers.
key-mines-exempt-units = No mine hits or stops these ships.
key-mines-on = A ship rolls for the minefields that it enters, for those that it leaves, or for both.
key-mines-stop = Ships end their movement when they enter an active enemy minefield.
key-mines-battleship = A mine does this to an undamaged battleship.
key-mines-late-cargo = This happens to cargo that a mined transport loaded after it met the mine.

## Combat

key-combat = Rounds, retreats, bombardment, tanks and the air in battles on land and at sea.
key-combat-land-rounds = The attacker fights so many rounds in a row in one land battle; with all it lasts until a side has no units left.
key-combat-sea-rounds = The rounds of a sea battle: one, as many as the attacker presses for (press), or all until a side has no ships left in it.
key-combat-sea-retreat = The ships that retreat from a sea battle: none; those of the attacker, instead of breaking off; or those of both sides, after the battle: defenders can, and attackers must where warships stay.
key-combat-submerge = Submarines submerge instead of firing and can still be hit (with_fire), or before anyone fires (before_fire).
key-combat-bombardment = Battleships bombard in the round of fire (with_fire), or before it, so that units that they hit do not fire (first).
key-combat-bombardment-hits-on = A battleship that bombards hits on this die or less; with 0 there is no bombardment.
key-combat-coastal-fire = Defending artillery hits units that land, before the battle, on this die or less; with 0 it does not fire then.
key-combat-silent-attackers = These attackers do not fire in the first round of an amphibious assault: none, those that landed (offloaded), or all.
key-combat-tanks = Each attacking tank cancels a hit in a round: always (absorb), never, or not in the first round of an amphibious assault (except_landings).
key-combat-air-rounds = An air battle lasts until one side has no fighter left (all), or one round.
key-combat-air-supremacy-bonus = Air supremacy adds so much to the attack and defence of artillery.
key-combat-contested-landings = A power can attack in contested territory in the turn in which it lands units there, or it cannot.
key-combat-disputed-casualties = This power chooses the casualties of several powers that cannot agree: the attacker, or the opponent with the most units in the battle.

## Submarine warfare

key-submarine-warfare = Raids of a power’s submarines on the income of others, and what they cost.
key-submarine-warfare-allowed = The raiding power can declare unrestricted submarine warfare.
key-submarine-warfare-hits-on = A raiding submarine hits on this die or less.
key-submarine-warfare-toll = A hit costs its victim 1 IPC (one), or as many as the die shows (die).
key-submarine-warfare-raiders = The power whose submarines raid.
key-submarine-warfare-victims = Submarine warfare lowers the income of these powers.

## Mobilization and income

key-mobilize = The places for new units, how many have room there, and what is refunded.
key-mobilize-regions = A power can place infantry in its regional territories.
key-mobilize-contested = A power can place units in contested territories, not only in those that it controls.
key-mobilize-capital-limit = A power can place so many units in its capital in a turn: any number (none), as many as its IPC value (ipc), or a number.
key-mobilize-region-limit = A power can place so many units in a regional territory in a turn: any number (none), as many as its IPC value (ipc), or a number.
key-mobilize-place-limit = A power can place so many units in another of its places, such as India, in a turn: any number (none), as many as its IPC value (ipc), or a number.
key-mobilize-place-industry = The industry of such a place: with 0 a power places one unit besides infantry there in a turn, with 1 one of each kind, with 2 any number.
key-mobilize-hulls = A power lays down a new battleship in a territory and launches it a round later.
key-mobilize-refund = Units that cannot be placed and are refunded: ships, all, or none.
key-mobilize-places = The territories besides its capital where the power can place land units and fighters, as long as its side controls them. None of them belongs to an enemy when the game begins.
key-mobilize-industry = The industrial complexes of the power: with 0 it buys one unit besides infantry in a turn, with 1 one of each kind, with 2 or none any number.
key-income = The income of a power, and the treasury of a captured capital.
key-income-trade = A power collects 1 IPC from trade with each of these neutral powers: none, any, or minor powers aligned with no one (minors).
key-income-basis = A territory yields its IPC value (ipc), or 1 IPC (flat).
key-income-captured-treasury = The treasury and the purchase of a power whose capital is captured are taken by the captor, lost to the bank, or kept by their owner.

## The end of the war

key-victory = Victory, and the round after which the war ends in any case.
key-victory-rounds = The war ends after this round, decided by points or income.
key-victory-announced = Any player can announce that the round in progress is the last.
key-victory-count = After the last round points for enemy homelands decide, or the incomes of the sides.
key-victory-tie = The war ends like this if it is even then.
key-victory-needs = { POWER($side, form: "start") } must control one of these capitals; with an empty list any capitals count.
key-victory-checked = The capitals that { POWER($side) } control are counted when this turn ends.
key-victory-capitals = So many enemy capitals win the war for { POWER($side) }; with 0 capitals never do.
key-war-ends = The clock: rounds at whose end a die of this number or less ends the war, and the Allies win it.
key-war-ends-die = The highest die that ends the war with this round; with 0 the war continues, with 6 it ends without a die.
key-collapse = The collapse of powers that lose their homeland, and whether it decides the war.
key-collapse-kind = Powers do not collapse (none), collapse in their own turns by thresholds, first the economy (tournament), or collapse at the end of a round with half of their homeland lost (second-edition).
key-collapse-contested = Contested homeland counts as lost.
key-collapse-wins = So many collapsed powers of a side lose the war for it; with 0 that alone loses no war.
key-collapse-economic = The economy of the power collapses when it has lost so many IPCs of its homeland.
key-collapse-political = The power collapses when it has lost so many IPCs of its homeland.
key-revolution = The armistice that Russia offers when it is losing the war.
key-revolution-possible = The Russian Revolution can break out.
key-revolution-from-round = The first round in which it can break out.
key-revolution-neighbours = The Central Powers must have captured so many original Russian territories adjacent to Moscow.
key-obligations = The attack that a power must make in its movement phase of round 1.
key-obligations-duty = At least one infantry attacks Serbia (attack-serbia), all units in Trieste attack Serbia (all-to-serbia), or all units in Ruhr attack Belgium (all-to-belgium).
