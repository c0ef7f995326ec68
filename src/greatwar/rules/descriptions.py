"""What the parameters of a ruleset are called and mean, for people who compare rulesets."""

from msgspec import Struct

from greatwar.rules.ruleset import CHAPTERS, Ruleset


class Description(Struct, frozen=True):
    """A parameter of the record: the chapter it belongs to, a title, and a sentence."""

    chapter: str
    title: str
    sentence: str


IDENTITY = ("name", "title", "revision", "options", "custom", "chosen")
"""The fields of the record that say which ruleset it is, or help random players, and nothing about how it is played."""

PARAMETERS: tuple[str, ...] = tuple(
    path
    for field in Ruleset.__struct_fields__
    for path in (
        [f"{field}.{name}" for name in CHAPTERS[field].__struct_fields__] if field in CHAPTERS else [field]
    )
    if path not in IDENTITY
)
"""Every parameter of a ruleset by its chapter and name: `units.cost`, `movement.base_range_bonus`."""


DESCRIPTIONS: dict[str, Description] = {
    field: Description(chapter, title, sentence)
    for field, chapter, title, sentence in (
        ("setup", "Set-up", "Set-up", "The units and treasuries with which the game begins."),
        ("steps", "Procedures", "Procedure", "How a part of the game is played."),
        ("offers", "Procedures", "At any time", "What may be done at any time, beside whatever is asked."),
        ("board.ipc", "Board", "Value", "What a territory is worth, in IPCs."),
        (
            "board.control",
            "Board",
            "First controller",
            "The power that controls a territory when the game begins.",
        ),
        (
            "board.aligned",
            "Board",
            "Aligned with",
            "The major power with which a minor power is aligned.",
        ),
        ("units.cost", "Units", "Cost", "What a unit costs, in IPCs."),
        (
            "units.attack",
            "Units",
            "Attack",
            "The highest die with which an attacking unit hits; one with 0 does not fire.",
        ),
        (
            "units.defence",
            "Units",
            "Defence",
            "The highest die with which a defending unit hits; one with 0 does not fire.",
        ),
        (
            "land_battle.support_bonus",
            "Units",
            "Artillery support",
            "What an artillery adds to the attack of an infantry or tank that it supports.",
        ),
        (
            "land_battle.air_supremacy_bonus",
            "Units",
            "Air supremacy",
            "What air supremacy adds to the attack and defence of artillery.",
        ),
        ("units.battleship_hits", "Units", "Hits of a battleship", "How many hits sink a battleship."),
        ("units.transport_capacity", "Units", "Room of a transport", "How many units a transport carries."),
        (
            "units.repair_cost",
            "Units",
            "Repair",
            "What the repair of a damaged battleship costs, in IPCs, when the purchase phase begins.",
        ),
        ("units.reach", "Movement", "Range", "How many spaces a unit moves in a turn."),
        (
            "land_battle.bombardment",
            "Combat",
            "Bombardment",
            "The highest die with which a battleship hits that bombards a coast.",
        ),
        (
            "land_battle.coastal_fire",
            "Combat",
            "Coastal fire",
            "The highest die with which defending artillery hits units that land, before the battle; 0: no such fire.",
        ),
        (
            "units.available",
            "Purchase",
            "From round",
            "The first round in which a power can buy a unit; where some powers have one, the others never can.",
        ),
        (
            "entry.neutral_powers",
            "The war's beginning",
            "Neutral powers",
            "The major powers that are neutral when the game begins.",
        ),
        (
            "entry.turn",
            "The war's beginning",
            "Entry into the war",
            "The own turn with whose beginning a neutral power enters the war.",
        ),
        (
            "movement.obligations",
            "The war's beginning",
            "Obligation of round 1",
            "What a power must have done by the end of its movement phase of round 1.",
        ),
        (
            "submarine_warfare.allowed",
            "Submarine warfare",
            "Submarine warfare is allowed",
            "Whether the raiders may declare unrestricted submarine warfare.",
        ),
        (
            "submarine_warfare.raiders",
            "Submarine warfare",
            "Raiders",
            "The power whose submarines raid shipping.",
        ),
        (
            "submarine_warfare.hits",
            "Submarine warfare",
            "A submarine hits with",
            "The highest die with which a submarine costs its victim an IPC.",
        ),
        (
            "submarine_warfare.victims",
            "Submarine warfare",
            "Victims",
            "The powers whose income submarine warfare lowers.",
        ),
        ("victory.tests", "Victory", "Victory", "When a side has won, and when that is tested."),
        (
            "economy.mobilization_places",
            "Mobilization",
            "Mobilization besides the capital",
            "Where a power may place land units and fighters besides its capital.",
        ),
        (
            "minors.aligned_army",
            "Minor powers",
            "Aligned army",
            "What a minor power raises that is aligned with a major power in the war.",
        ),
        (
            "minors.neutral_army",
            "Minor powers",
            "Neutral army",
            "What a minor power raises that is aligned with nobody in the war.",
        ),
        (
            "mines.hits_on",
            "Mines",
            "Mines hit on",
            "The highest die with which a mine hits a ship; 0: there are no mines.",
        ),
        (
            "mines.on",
            "Mines",
            "Mines are met on",
            "Whether a ship has to fear the minefields that it enters, those that it leaves, or both.",
        ),
        (
            "mines.battleship",
            "Mines",
            "A mined battleship is",
            "What a mine makes of an undamaged battleship; any other ship is sunk.",
        ),
        (
            "mines.late_cargo",
            "Mines",
            "Cargo loaded among mines is",
            "What becomes of cargo that a mined transport has loaded after it met the mine; other cargo is lost.",
        ),
        (
            "mines.exempt",
            "Mines",
            "Powers that fear no mines",
            "The powers whose ships no mine hits or stops.",
        ),
        ("mines.exempt_units", "Mines", "Ships that fear no mines", "The ships that no mine hits or stops."),
        (
            "units.land_units",
            "Movement",
            "Units that march",
            "The units that march; fighters that do not march fly.",
        ),
        (
            "movement.infantry_required",
            "Movement",
            "Infantry required",
            "Whether every army must have an infantry of its own.",
        ),
        (
            "rounds.turns",
            "Turns",
            "Turns of a round",
            "Whose turns a round has: one power's each, or whole sides'.",
        ),
        ("rounds.phase_begins", "Turns", "When a phase begins", "What happens when a phase begins."),
        (
            "entry.neutrals_take_turns",
            "Turns",
            "Neutral powers take turns",
            "Whether a major power takes turns while it is neutral.",
        ),
        (
            "economy.purchase_limits",
            "Purchase",
            "Limits of a purchase",
            "What limits a purchase besides its price.",
        ),
        (
            "land_battle.air_battle_to_the_end",
            "Combat",
            "Air battle to the end",
            "Whether fighters fight until one side has none left, or for one round.",
        ),
        (
            "land_battle.silent_attackers",
            "Combat",
            "Silent attackers",
            "Which attacking units do not fire in an assault.",
        ),
        (
            "land_battle.rounds",
            "Combat",
            "Rounds of a land battle",
            "How many rounds the attacker fights in a row in one land battle; all: until a side has no units left.",
        ),
        (
            "land_battle.bombardment_time",
            "Combat",
            "Bombardment comes",
            "Whether battleships bombard in the round of fire, or before it, so that what they hit does not fire.",
        ),
        (
            "land_battle.tanks",
            "Combat",
            "Attacking tanks cancel hits",
            "Whether each attacking tank cancels a hit in a round: always, never, or not in an assault from the sea.",
        ),
        (
            "land_battle.contested_landings",
            "Combat",
            "Combat where units land in contested land",
            "Whether there may be combat in contested land in the turn in which units land there.",
        ),
        (
            "sea_battle.rounds",
            "Sea combat",
            "Rounds of a sea battle",
            "One, as many as the attacker presses for, or all until a side has no ships left in the battle.",
        ),
        (
            "sea_battle.retreat",
            "Sea combat",
            "Retreat from a sea battle",
            "Nobody retreats; the attacker may, instead of breaking off; or both: after the battle defenders may, and "
            "attackers must where warships stay.",
        ),
        (
            "sea_battle.submerge",
            "Sea combat",
            "Submarines submerge",
            "Whether submarines submerge instead of firing and can still be hit, or before anybody fires.",
        ),
        (
            "casualty_arbiter",
            "Combat",
            "Casualties in dispute",
            "Who chooses the losses of several powers if they cannot agree.",
        ),
        (
            "economy.basis",
            "Income",
            "A territory yields",
            "Whether a territory yields its value, or one IPC.",
        ),
        (
            "economy.trade",
            "Income",
            "Trade",
            "With which neutral powers a power trades, for an IPC each.",
        ),
        (
            "economy.captured_treasury",
            "Income",
            "Treasury of a captured capital",
            "What becomes of the treasury and the purchase of a power whose capital is captured.",
        ),
        (
            "economy.regions",
            "Mobilization",
            "Infantry in regions",
            "Whether infantry may be placed in the regional territories of its power.",
        ),
        (
            "economy.mobilize_contested",
            "Mobilization",
            "Placing in contested land",
            "Whether units may be placed in contested land, or only in land that their power controls itself.",
        ),
        (
            "economy.capital_limit",
            "Mobilization",
            "Room in the capital",
            "How many units a power may place in its capital in a turn; ipc: as many as it is worth.",
        ),
        (
            "economy.region_limit",
            "Mobilization",
            "Room in a region",
            "How many units a power may place in a regional territory in a turn; ipc: as many as it is worth.",
        ),
        (
            "economy.place_limit",
            "Mobilization",
            "Room in another place",
            "How many units a power may place in another place, such as India, in a turn; ipc: as many as it is worth.",
        ),
        (
            "economy.place_industry",
            "Mobilization",
            "Industry of another place",
            "The industrial complexes of a place such as India, which limit what is placed there besides infantry.",
        ),
        (
            "economy.hulls",
            "Mobilization",
            "Battleships take a round to build",
            "Whether a new battleship is laid down in a territory and goes to sea a round later.",
        ),
        (
            "economy.refund",
            "Mobilization",
            "Paid back",
            "Which units are paid back that cannot be placed.",
        ),
        (
            "minors.mobilizing",
            "Minor powers",
            "Minor powers that mobilize",
            "The territories that raise an army when they are entered for the first time.",
        ),
        (
            "minors.mobilized_by_entry",
            "Minor powers",
            "Mobilization by entry",
            "Which minor powers mobilize when territories are entered.",
        ),
        (
            "minors.garrisons",
            "Minor powers",
            "Garrisons on the board",
            "Whether the armies of aligned minor powers stand on the board before these are in the war.",
        ),
        (
            "minors.joining",
            "Minor powers",
            "Joining a major power",
            "What becomes of a minor power that mobilizes for a major one.",
        ),
        (
            "entry.timeline",
            "The war's beginning",
            "Timeline",
            "The round of entry of neutral powers, major and minor, where a round begins with it.",
        ),
        (
            "entry.dice",
            "The war's beginning",
            "Entry dice",
            "The neutral powers that enter by dice around their round; others enter just in it.",
        ),
        (
            "entry.earning",
            "The war's beginning",
            "Income of neutral powers",
            "The powers that collect their income while they are neutral.",
        ),
        ("rounds.opening", "The war's beginning", "The game begins with", "What a game begins with."),
        (
            "economy.industry",
            "Purchase",
            "Industry",
            "The industrial complexes in each capital, where they limit what can be bought.",
        ),
        (
            "victory.war_ends",
            "Victory",
            "The war ends after round",
            "The rounds at whose end the war may end for good, each with the highest die that ends it; 6 needs no die.",
        ),
        (
            "victory.count",
            "Victory",
            "Decided by",
            "What decides after the last round: points, or the incomes of the sides.",
        ),
        (
            "collapse.counts_contested",
            "Collapse",
            "Contested land counts for a collapse",
            "Whether contested homeland counts for a collapse, besides what an enemy controls.",
        ),
        (
            "movement.escorts_shared",
            "Movement",
            "Escorts are shared",
            "Whether a warship of any power that moves may escort a transport, or only an own one.",
        ),
        (
            "movement.foreign_cargo_lands_at_once",
            "Movement",
            "Foreign cargo lands at once",
            "Whether units may load, sail and land aboard a friend's transport in one turn.",
        ),
        (
            "movement.contested_exit",
            "Movement",
            "Way out of contested land",
            "Where units may go from contested land: to land of their power or with its units, as first printed not to "
            "friendly land with its units, or anywhere.",
        ),
        (
            "movement.passages",
            "Movement",
            "Passage",
            "To whom the canal or a strait is open: to all, to the side that controls its territory, to all but the "
            "enemies of that side, or to no one.",
        ),
        (
            "railways.lines",
            "Railways",
            "Rail moves",
            "How many rail moves a power may make in a turn; 0: there are no railways.",
        ),
        (
            "railways.capacity",
            "Railways",
            "Units on a rail move",
            "How many units go in one rail move: the lowest value of a territory on their way, or so many.",
        ),
        (
            "railways.first_round",
            "Railways",
            "Railways from round",
            "The first round in which units go by rail.",
        ),
        (
            "movement.base_range_bonus",
            "Movement",
            "Bonus of a naval base",
            "How much farther a ship sails that began the turn at a naval base of its side.",
        ),
        (
            "mines.stop",
            "Mines",
            "Mines stop movement",
            "Whether ships must end their movement on entering an active enemy minefield.",
        ),
        (
            "movement.neutral_ports_closed",
            "Movement",
            "Ports closed to neutrals",
            "Whether a neutral power's ships may not enter the zones of belligerents' naval bases.",
        ),
        (
            "submarine_warfare.toll",
            "Submarine warfare",
            "Toll of a raid",
            "What a raid costs that has hit: one IPC, or as many as the die shows.",
        ),
        (
            "collapse.kind",
            "Collapse",
            "Collapse",
            "How powers collapse: never, in their own turns, or at the end of a round with half of their homeland.",
        ),
        (
            "collapse.thresholds",
            "Collapse",
            "Thresholds",
            "From which losses in its homeland a power's economy collapses and it surrenders.",
        ),
        (
            "collapse.wins",
            "Collapse",
            "Collapses that win",
            "How many collapsed powers of a side lose the war for it; 0: that alone loses no war.",
        ),
        (
            "collapse.land_impassable",
            "Collapse",
            "Land of a collapsed power",
            "Whether the land of a collapsed power becomes impassable.",
        ),
        (
            "rounds.calendar",
            "Turns",
            "Calendar",
            "The season and year of a round, where the rules have them.",
        ),
        ("rounds.turn_begins", "Turns", "When a turn begins", "What is tested when a power's turn begins."),
        (
            "rounds.turn_ends",
            "Turns",
            "When a turn ends",
            "What is tested when a power's turn ends, before victory.",
        ),
        (
            "victory.last_round",
            "Victory",
            "Last round",
            "The round at whose end the war is decided in any case; 0: none, or the one that is announced.",
        ),
        (
            "victory.tie",
            "Victory",
            "Tie",
            "How a war ends that is even after the last round.",
        ),
        (
            "minors.join_for_good",
            "Minor powers",
            "Minor powers join for good",
            "Whether the lands of a mobilized aligned minor power count as its patron's original territories.",
        ),
        (
            "economy.morocco",
            "Income",
            "Spanish Morocco trades as Spain",
            "Whether Spanish Morocco trades as a part of Spain until it is contested, or until its army is raised.",
        ),
        (
            "entry.leaning_land_closed",
            "Minor powers",
            "Neutral friends are closed",
            "Whether a neutral power that leans to a side, its colonies too, is closed to that side until it enters.",
        ),
        (
            "units.land_units_fixed",
            "Movement",
            "The same land units everywhere",
            "Whether rules about land units mean the same kinds in every ruleset, or just the units that march.",
        ),
        (
            "sea_battle.retreat_closes_zone",
            "Combat",
            "A retreat closes its zone",
            "Whether nobody fights any more where attackers have retreated to, or only these ships do not.",
        ),
        (
            "movement.landings_named",
            "Combat",
            "Landings are named",
            "Whether an answer about one of several landings in a territory must name its zone.",
        ),
        (
            "revolution.departed_vote",
            "Russian Revolution",
            "Departed powers vote",
            "Whether Central Powers that have left the war are asked about the armistice too.",
        ),
        (
            "revolution.possible",
            "Russian Revolution",
            "Russian Revolution",
            "Whether a Russia that is losing the war may offer an armistice.",
        ),
        (
            "revolution.from_round",
            "Russian Revolution",
            "Revolution from round",
            "The first round in which the revolution can break out.",
        ),
        (
            "revolution.neighbours",
            "Russian Revolution",
            "Land lost beside Moscow",
            "How many original territories beside Moscow the Central Powers must have captured.",
        ),
    )
}
"""A description for every field of the record that says how it is played."""

OPTION_TITLES: dict[str, str] = {
    "russian_revolution": "Russian Revolution",
    "revolution_from_round": "Revolution from round",
    "neutral_majors_at_start": "Neutral at the start",
    "us_entry_turn": "The United States enters in turn",
    "us_entry_round": "The United States enters in round",
    "round1_obligations": "Duty of the first turn",
    "minor_neutral_army": "Armies of neutral minor powers",
    "tanks_rounds": "Tanks from round",
    "fighter_move": "Range of fighters",
    "move_battleship": "Range of battleships",
    "move_cruiser": "Range of cruisers",
    "move_submarine": "Range of submarines",
    "move_transport": "Range of transports",
    "base_range_bonus": "Bonus of a naval base",
    "contested_exit": "Ways out of contested land",
    "us_neutral_ports_closed": "Ports closed to neutrals",
    "mines_stop_movement": "Mines stop ships",
    "mines_battleship": "A mined battleship is",
    "mines_cargo_loaded_after": "Cargo loaded among mines is",
    "army_infantry_required": "An army needs infantry",
    "air_rounds": "Rounds of an air battle",
    "amphib_strike": "Artillery fires at landings",
    "amphib_silent_attackers": "Silent in a landing",
    "amphib_contested_combat": "Combat where units land in contested land",
    "sea_submerge": "Submarines submerge",
    "usw": "Unrestricted submarine warfare",
    "usw_hits": "Raiding submarines hit on",
    "victory_allied_check": "Allied victory is tested after",
    "victory_central_mandatory": "The Central Powers must hold",
    "rounds": "Rounds",
    "clock": "Played by the clock",
    "tie": "Even on points",
    "historical": "Historical dates",
    "short_game": "Short game to round",
    "trade_income_scope": "Trade is with",
    "income_basis": "Income of a territory",
    "turn_structure": "Who moves together",
}
"""What the options are called, for people who choose them."""
