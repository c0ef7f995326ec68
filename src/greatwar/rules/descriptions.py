"""The parameters of a ruleset by name, and the names of its options."""

from greatwar.rules.ruleset import CHAPTERS, Ruleset

IDENTITY = ("name", "title", "revision", "options", "custom", "chosen")
"""The fields of the record that say which ruleset it is, and nothing about how it is played."""

PARAMETERS: tuple[str, ...] = tuple(
    path
    for field in Ruleset.__struct_fields__
    for path in (
        [f"{field}.{name}" for name in CHAPTERS[field].__struct_fields__] if field in CHAPTERS else [field]
    )
    if path not in IDENTITY
)
"""Every parameter of a ruleset by its chapter and name: `units.cost`, `movement.base_range_bonus`."""


OPTION_TITLES: dict[str, str] = {
    "russian_revolution": "Russian Revolution",
    "revolution_from_round": "Revolution from round",
    "neutral_majors_at_start": "Neutral at the start",
    "us_entry_turn": "The United States enters in turn",
    "us_entry_round": "The United States enters in round",
    "round1_obligations": "Obligation of round 1",
    "minor_neutral_army": "Armies of neutral minor powers",
    "tanks_rounds": "Tanks from round",
    "fighter_move": "Range of fighters",
    "move_battleship": "Range of battleships",
    "move_cruiser": "Range of cruisers",
    "move_submarine": "Range of submarines",
    "move_transport": "Range of transports",
    "base_range_bonus": "Bonus of a naval base",
    "contested_exit": "Leaving contested territory",
    "us_neutral_ports_closed": "Ports closed to neutrals",
    "mines_stop_movement": "Mines stop ships",
    "mines_battleship": "A mined battleship is",
    "mines_cargo_loaded_after": "Cargo loaded after a mine is",
    "army_infantry_required": "An army needs infantry",
    "air_rounds": "Rounds of an air battle",
    "amphib_strike": "Artillery fires at landings",
    "amphib_silent_attackers": "Silent in a landing",
    "amphib_contested_combat": "Combat where units land in contested territory",
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
