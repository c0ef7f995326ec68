"""Movement: armies, fighters, ships, passages, railways and mines."""

from collections.abc import Callable

from greatwar.rules.passages import PASSAGES, PassageName
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.topics.topic import Topic, die_of, joined, kinds_named, named
from greatwar.text.english import capitalized, counted

MOVEMENT = "Movement"
MINES = "Mines"
NO_MINES = "There are no mines."


# Armies and fighters


def _marches(rules: Ruleset) -> str:
    far = [kind for kind in rules.units.land_units if rules.units.reach[kind] > 1]
    if not far:
        return "Land units march one space."
    return (
        f"{capitalized(kinds_named(far))} march up to two spaces, through a friendly territory into a friendly or "
        "contested one. They enter a hostile or neutral territory only from an adjacent one, stop where an aligned "
        "minor power mobilizes, and march one space out of a contested territory."
    )


def _land_units(rules: Ruleset) -> str:
    land = rules.units.land_units
    return joined(
        [
            f"{capitalized(kinds_named(land))} are land units.",
            ""
            if rules.marchers == land
            else "Fighters may leave contested territory freely aboard a transport.",
            ""
            if rules.captors == land
            else "Fighters count as land units where captors cannot agree who controls a territory.",
        ]
    )


def _fighters(rules: Ruleset) -> str:
    infantry = rules.movement.infantry_required
    if "fighter" in rules.units.land_units:
        alone = "with infantry of their power" if infantry else "with or without other units"
        return f"Fighters march by land as land units do, {alone}."
    company = "infantry" if infantry else "land units"
    return (
        "Fighters fly over sea zones and over friendly, contested and hostile territories, not over neutral ones. "
        f"They end their movement in a territory with {company} of their power."
    )


def _infantry(rules: Ruleset) -> str:
    if not rules.movement.infantry_required:
        return "An army needs no infantry, and its owner chooses any casualties."
    return (
        "Each power's army in a territory needs at least one infantry: when it moves in, as its last casualty, and "
        "where new units arrive; without one, a new unit there is exchanged for infantry."
    )


_EXITS = {
    "ownOrOwnUnits": "Units leave a contested territory only for territories that their power controlled or had units "
    "in when the turn began.",
    "firstPrinting": "Units leave a contested territory only for territories that their power controlled when the turn "
    "began, or for other contested territories where it had units then.",
    "free": "Units leave a contested territory for any territory that they can enter.",
}


def _contested_exit(rules: Ruleset) -> str:
    return _EXITS[rules.movement.contested_exit]


# Ships


def _passage(name: PassageName) -> Callable[[Ruleset], str]:
    territory = PASSAGES[name].territory

    def says(rules: Ruleset) -> str:
        return {
            "open": "Ships of all powers can pass.",
            "side": f"Only ships of the side that controls {territory} when the turn begins can pass.",
            "unless-enemy": f"All ships can pass but those of the enemies of the power that controls {territory}.",
            "closed": "No ships can pass.",
        }[rules.movement.passages[name]]

    return says


def _bases(rules: Ruleset) -> str:
    bonus = rules.movement.base_range_bonus
    if not bonus:
        return "A naval base does not change the range of ships."
    return (
        f"A ship that begins the turn at a naval base of its side sails {counted(bonus, 'sea zone')} farther."
    )


def _neutral_ships(rules: Ruleset) -> str:
    if not rules.entry.neutrals_take_turns:
        return "A neutral power moves no ships."
    if rules.movement.neutral_ports_closed:
        return "A neutral power's ships do not enter sea zones with a naval base of a power at war."
    return "A neutral power's ships enter any sea zone, but do not attack."


def _escorts(rules: Ruleset) -> str:
    whose = "any power of its side" if rules.movement.escorts_shared else "its own power"
    return f"A transport enters a hostile sea zone only if a warship of {whose} is there when movement ends."


def _foreign_cargo(rules: Ruleset) -> str:
    if rules.movement.foreign_cargo_lands_at_once:
        return "Units load, sail and offload aboard another power's transport in one turn of their side."
    return (
        "Units load aboard another power's transport in their own turn, sail in its turn, and offload in their own "
        "next turn."
    )


# Railways


def _railways(rules: Ruleset) -> str:
    rail = rules.railways
    if not rail.lines:
        return "There are no railways."
    if rail.capacity == "ipc":
        room = "as many land units as the lowest IPC value of a territory on the line"
    else:
        room = f"up to {counted(rail.capacity, 'land unit')}"
    moves = {1: "one rail move"}.get(rail.lines, f"{rail.lines} rail moves")
    return (
        f"From round {rail.first_round} on each power has {moves} in a turn: {room} can go any distance through "
        "friendly territories; the first and the last may be contested."
    )


# Mines


def _unless_swept(says: Callable[[Ruleset], str]) -> Callable[[Ruleset], str]:
    return lambda rules: says(rules) if rules.mines.hits_on else NO_MINES


def _mine_dice(rules: Ruleset) -> str:
    return f"A mine hits a ship on {die_of(rules.mines.hits_on)}."


def _mine_time(rules: Ruleset) -> str:
    met = {
        "entering": "passed through or entered",
        "leaving": "left or passed through",
        "both": "left, passed through or entered",
    }[rules.mines.on]
    return f"At the end of movement a ship rolls for each active enemy minefield that it {met}."


def _mine_stop(rules: Ruleset) -> str:
    if rules.mines.stop:
        return "Ships, submarines too, end their movement when they enter an active enemy minefield."
    return "Mines do not stop ships."


def _mined_battleship(rules: Ruleset) -> str:
    if rules.mines.battleship == "sunk":
        return "A mine sinks any ship that it hits, battleships too."
    return "A mine damages an undamaged battleship and sinks any other ship."


def _mined_cargo(rules: Ruleset) -> str:
    if rules.mines.late_cargo == "lost":
        return "All cargo is lost with its transport."
    return "Cargo is lost with its transport; units loaded after it met the mine return to where they loaded."


def _spared_powers(rules: Ruleset) -> str:
    spared = rules.mines.exempt
    return f"Mines spare the ships of {named(spared)}." if spared else "Mines spare no power's ships."


def _spared_ships(rules: Ruleset) -> str:
    spared = rules.mines.exempt_units
    return f"Mines spare {kinds_named(spared)}." if spared else "Mines spare no kind of ship."


def _mine(field: str, title: str, says: Callable[[Ruleset], str], usual: str | None = None) -> Topic:
    return Topic(f"mines.{field}", MINES, title, _unless_swept(says), (f"mines.{field}",), usual=usual)


TOPICS: tuple[Topic, ...] = (
    Topic("movement.marches", MOVEMENT, "Marches", _marches, ("units.reach",)),
    Topic(
        "units.land_units",
        MOVEMENT,
        "Land units",
        _land_units,
        ("units.land_units", "units.land_units_fixed"),
    ),
    Topic("movement.fighters", MOVEMENT, "Fighters", _fighters, ("units.land_units",)),
    Topic(
        "movement.infantry_required",
        MOVEMENT,
        "Infantry in an army",
        _infantry,
        ("movement.infantry_required",),
    ),
    Topic(
        "movement.contested_exit",
        MOVEMENT,
        "Leaving contested territory",
        _contested_exit,
        ("movement.contested_exit",),
    ),
    *(
        Topic(
            f"movement.passages.{name}",
            MOVEMENT,
            capitalized(passage.title),
            _passage(name),
            ("movement.passages",),
        )
        for name, passage in PASSAGES.items()
    ),
    Topic("movement.base_range_bonus", MOVEMENT, "Naval bases", _bases, ("movement.base_range_bonus",)),
    Topic(
        "movement.neutral_ports_closed",
        MOVEMENT,
        "Ships of neutral powers",
        _neutral_ships,
        ("movement.neutral_ports_closed",),
    ),
    Topic("movement.escorts_shared", MOVEMENT, "Escorts", _escorts, ("movement.escorts_shared",)),
    Topic(
        "movement.foreign_cargo_lands_at_once",
        MOVEMENT,
        "Transports of other powers",
        _foreign_cargo,
        ("movement.foreign_cargo_lands_at_once",),
    ),
    Topic(
        "railways",
        "Railways",
        "Railways",
        _railways,
        ("railways.lines", "railways.capacity", "railways.first_round"),
    ),
    _mine("hits_on", "Dice of mines", _mine_dice),
    _mine("on", "When mines are rolled", _mine_time),
    _mine("stop", "Ships that enter a minefield", _mine_stop),
    _mine("battleship", "Mined ships", _mined_battleship),
    _mine("late_cargo", "Cargo of a mined transport", _mined_cargo),
    _mine("exempt", "Powers spared", _spared_powers, "Mines spare no power's ships."),
    _mine("exempt_units", "Ships spared", _spared_ships, "Mines spare no kind of ship."),
)
"""What a ruleset says of movement, railways and mines."""
