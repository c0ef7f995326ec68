"""Movement: armies, fighters, ships, passages, railways and mines."""

from collections.abc import Callable

from greatwar.rules.passages import PASSAGES, PassageName
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.topics.topic import Topic, in_order, joined, kinds_in_order
from greatwar.text.messages import Message
from greatwar.text.say import topic as say

# Armies and fighters


def _marches(rules: Ruleset) -> Message:
    far = [kind for kind in rules.units.land_units if rules.units.reach[kind] > 1]
    return say.marches_two(kinds=kinds_in_order(far)) if far else say.marches_one()


def _land_units(rules: Ruleset) -> Message:
    land = rules.units.land_units
    return joined(
        say.land_units_are(kinds=kinds_in_order(land)),
        None if rules.marchers == land else say.land_units_leave(),
        None if rules.captors == land else say.land_units_count(),
    )


def _fighters(rules: Ruleset) -> Message:
    infantry = rules.movement.infantry_required
    if "fighter" in rules.units.land_units:
        return say.fighters_march(infantry=infantry)
    return say.fighters_fly(infantry=infantry)


def _infantry(rules: Ruleset) -> Message:
    return say.infantry_required() if rules.movement.infantry_required else say.infantry_free()


_EXITS = {
    "ownOrOwnUnits": say.exit_own_units(),
    "firstPrinting": say.exit_first_printing(),
    "free": say.exit_free(),
}


def _contested_exit(rules: Ruleset) -> Message:
    return _EXITS[rules.movement.contested_exit]


# Ships


def _passage(name: PassageName) -> Callable[[Ruleset], Message]:
    territory = PASSAGES[name].territory
    policies = {
        "open": say.passage_open(),
        "side": say.passage_side(territory=territory),
        "unless-enemy": say.passage_unless_enemy(territory=territory),
        "closed": say.passage_closed(),
    }
    return lambda rules: policies[rules.movement.passages[name]]


def _bases(rules: Ruleset) -> Message:
    bonus = rules.movement.base_range_bonus
    return say.bases_farther(n=bonus) if bonus else say.bases_none()


def _neutral_ships(rules: Ruleset) -> Message:
    if not rules.entry.neutrals_take_turns:
        return say.neutral_ships_none()
    return say.neutral_ships_ports() if rules.movement.neutral_ports_closed else say.neutral_ships_free()


def _escorts(rules: Ruleset) -> Message:
    return say.escorts_says(shared=rules.movement.escorts_shared)


def _foreign_cargo(rules: Ruleset) -> Message:
    at_once = rules.movement.foreign_cargo_lands_at_once
    return say.foreign_cargo_at_once() if at_once else say.foreign_cargo_later()


# Railways


def _railways(rules: Ruleset) -> Message:
    rail = rules.railways
    if not rail.lines:
        return say.railways_none()
    if rail.capacity == "ipc":
        return say.railways_ipc(round=rail.first_round, lines=rail.lines)
    return say.railways_units(round=rail.first_round, lines=rail.lines, n=rail.capacity)


# Mines


def _unless_swept(says: Callable[[Ruleset], Message]) -> Callable[[Ruleset], Message]:
    return lambda rules: says(rules) if rules.mines.hits_on else say.no_mines()


def _mine_dice(rules: Ruleset) -> Message:
    return say.mine_dice_says(die=say.die(die=rules.mines.hits_on))


def _mine_time(rules: Ruleset) -> Message:
    return say.mine_time_says(on=rules.mines.on)


def _mine_stop(rules: Ruleset) -> Message:
    return say.mine_stop_says(stop=rules.mines.stop)


def _mined_battleship(rules: Ruleset) -> Message:
    return say.mined_ships_says(battleship=rules.mines.battleship)


def _mined_cargo(rules: Ruleset) -> Message:
    return say.mined_cargo_says(cargo=rules.mines.late_cargo)


def _spared_powers(rules: Ruleset) -> Message:
    spared = in_order(rules.mines.exempt)
    return say.spared_powers_some(powers=spared) if spared else say.spared_powers_none()


def _spared_ships(rules: Ruleset) -> Message:
    spared = kinds_in_order(rules.mines.exempt_units)
    return say.spared_ships_some(kinds=spared) if spared else say.spared_ships_none()


def _mine(
    field: str, title: Message, says: Callable[[Ruleset], Message], usual: Message | None = None
) -> Topic:
    return Topic(f"mines.{field}", "mines", title, _unless_swept(says), (f"mines.{field}",), usual=usual)


TOPICS: tuple[Topic, ...] = (
    Topic("movement.marches", "movement", say.marches(), _marches, ("units.reach",)),
    Topic(
        "units.land_units",
        "movement",
        say.land_units(),
        _land_units,
        ("units.land_units", "units.land_units_fixed"),
    ),
    Topic("movement.fighters", "movement", say.fighters(), _fighters, ("units.land_units",)),
    Topic(
        "movement.infantry_required",
        "movement",
        say.infantry(),
        _infantry,
        ("movement.infantry_required",),
    ),
    Topic(
        "movement.contested_exit",
        "movement",
        say.exit(),
        _contested_exit,
        ("movement.contested_exit",),
    ),
    *(
        Topic(
            f"movement.passages.{name}",
            "movement",
            say.passage(passage=name),
            _passage(name),
            ("movement.passages",),
        )
        for name in PASSAGES
    ),
    Topic("movement.base_range_bonus", "movement", say.bases(), _bases, ("movement.base_range_bonus",)),
    Topic(
        "movement.neutral_ports_closed",
        "movement",
        say.neutral_ships(),
        _neutral_ships,
        ("movement.neutral_ports_closed",),
    ),
    Topic("movement.escorts_shared", "movement", say.escorts(), _escorts, ("movement.escorts_shared",)),
    Topic(
        "movement.foreign_cargo_lands_at_once",
        "movement",
        say.foreign_cargo(),
        _foreign_cargo,
        ("movement.foreign_cargo_lands_at_once",),
    ),
    Topic(
        "railways",
        "railways",
        say.chapter_railways(),
        _railways,
        ("railways.lines", "railways.capacity", "railways.first_round"),
    ),
    _mine("hits_on", say.mine_dice(), _mine_dice),
    _mine("on", say.mine_time(), _mine_time),
    _mine("stop", say.mine_stop(), _mine_stop),
    _mine("battleship", say.mined_ships(), _mined_battleship),
    _mine("late_cargo", say.mined_cargo(), _mined_cargo),
    _mine("exempt", say.spared_powers(), _spared_powers, say.spared_powers_none()),
    _mine("exempt_units", say.spared_ships(), _spared_ships, say.spared_ships_none()),
)
"""What a ruleset says of movement, railways and mines."""
