"""What the parameters of a ruleset are called and mean, for people who compare rulesets."""

from msgspec import Struct

from greatwar.rules.ruleset import CHAPTERS, Ruleset


class Description(Struct, frozen=True):
    """A parameter of the record: the chapter it belongs to, a title, and a sentence."""

    chapter: str
    title: str
    sentence: str


IDENTITY = ("name", "title", "revision", "options", "custom", "chosen", "movement.dutiful_orders")
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
        ("units.attack", "Units", "Attack", "The highest die with which an attacking unit hits."),
        ("units.defence", "Units", "Defence", "The highest die with which a defending unit hits."),
        (
            "land_battle.supported_attack",
            "Units",
            "Supported attack",
            "The highest die with which an infantry or tank hits that an artillery supports.",
        ),
        (
            "land_battle.air_supremacy_bonus",
            "Units",
            "Air supremacy",
            "What air supremacy adds to the attack and defence of artillery.",
        ),
        (
            "units.broadside",
            "Units",
            "Fire at sea",
            "The highest die with which a ship hits, attacking or defending.",
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
            "units.tanks_from",
            "Purchase",
            "Tanks from round",
            "The first round in which a power can buy tanks; one that is not named never can.",
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
            "movement.duties",
            "The war's beginning",
            "Duties",
            "What must have been done by the end of a movement phase.",
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
            "mines.crossed",
            "Movement",
            "Mines are met",
            "Which minefields a ship has to fear after its voyage.",
        ),
        ("mines.strike", "Movement", "A mine that hits", "What a mine does to the ship that it hits."),
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
            "casualty_arbiter",
            "Combat",
            "Casualties in dispute",
            "Who chooses the losses of several powers if they cannot agree.",
        ),
        ("economy.income", "Income", "Income", "What a power collects whose capital is not lost."),
        (
            "economy.refunds_land_units",
            "Mobilization",
            "Land units are paid back",
            "Whether land units that cannot be placed are paid back; ships always are.",
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
            "victory.short_game",
            "Victory",
            "Short game",
            "The round at whose end the incomes of the sides are compared; 0: there is none.",
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
            "movement.exit_to_own_units",
            "Movement",
            "Exit to own units",
            "Whether units may leave contested land for friendly land that held units of their power.",
        ),
        (
            "movement.base_range_bonus",
            "Movement",
            "Bonus of a naval base",
            "How much farther a ship sails that began the turn at a naval base of its side.",
        ),
        (
            "mines.stop",
            "Movement",
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
            "movement.outlook",
            "Movement",
            "Routes",
            "What a power finds when it begins to move, where that is more than in the rulebook.",
        ),
        (
            "submarine_warfare.toll",
            "Submarine warfare",
            "Toll of a raid",
            "What a raid costs that has hit with a die.",
        ),
        (
            "collapse.thresholds",
            "Collapse",
            "Thresholds",
            "From which losses in its homeland a power's economy collapses and it surrenders.",
        ),
        (
            "collapse.land_impassable",
            "Collapse",
            "Land of a collapsed power",
            "Whether the land of a collapsed power becomes impassable.",
        ),
        (
            "collapse.meter",
            "Victory",
            "Collapse meter",
            "How much of its homeland a power has lost, and with how much it collapses.",
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
        ("victory.points", "Victory", "Points", "How many points a side has, where they decide."),
        (
            "victory.verdict",
            "Victory",
            "Verdict",
            "What decides a war at the end of a turn after which no side holds the capitals that it needs.",
        ),
        (
            "victory.last_round",
            "Victory",
            "Last round",
            "The round after which points decide; 0: none, or the one that is announced.",
        ),
        ("victory.tie", "Victory", "Tie", "How a war ends that is even on points."),
        (
            "minors.join_for_good",
            "Minor powers",
            "Minor powers join for good",
            "Whether the lands of a mobilized aligned minor power count as its patron's original territories.",
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
