"""A second way of computing the odds: every die is thrown either way, in fractions, by rules written down once more.

Nothing here is taken from the engine or the odds: the values are those printed, and what differs between the
rulesets is said by `Book`. It is slow on purpose, and fit for small battles.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

SIXTH = Fraction(1, 6)

Units = dict[str, int]
Outcome = tuple[tuple[tuple[str, int], ...], tuple[tuple[str, int], ...]]
"""What is left of the attackers and of the defenders."""


@dataclass(frozen=True)
class Book:
    """Where the texts differ about land combat."""

    air_to_the_end: bool = True
    infantry_kept: bool = True
    coastal_fire: bool = True
    landed_fire: bool = True
    tanks_cancel_in_assaults: bool = True
    bombardment_first: bool = False


RULEBOOK = Book()
QUICK_REFERENCE = Book(bombardment_first=True)
SECOND_EDITION = Book(air_to_the_end=False, infantry_kept=False, coastal_fire=False, landed_fire=False)
REFERENCE_MANUAL = Book(air_to_the_end=False, landed_fire=False, tanks_cancel_in_assaults=False)
BOOKS = {
    "rulebook": RULEBOOK,
    "tournament": RULEBOOK,
    "quick-reference": QUICK_REFERENCE,
    "second-edition": SECOND_EDITION,
    "reference-manual": REFERENCE_MANUAL,
}


def thrown(values: list[int]) -> dict[int, Fraction]:
    """The chances of hits, by throwing every die both ways."""
    if not values:
        return {0: Fraction(1)}
    found: dict[int, Fraction] = {}
    for number, chance in thrown(values[1:]).items():
        hit = values[0] * SIXTH
        found[number + 1] = found.get(number + 1, Fraction(0)) + chance * hit
        found[number] = found.get(number, Fraction(0)) + chance * (1 - hit)
    return found


def lose(units: Units, hits: int, order: tuple[str, ...], *, infantry_kept: bool) -> Units:
    """Take away one unit for every hit: the first in the order, but the last infantry after all else."""
    left = dict(units)
    for _ in range(min(hits, sum(units.values()))):
        for kind in order:
            others = sum(left.values()) - left["infantry"]
            if left[kind] and not (infantry_kept and kind == "infantry" and left[kind] == 1 and others):
                left[kind] -= 1
                break
    return left


ATTACK = ("infantry", "artillery", "fighter", "tank")
DEFENCE = ("infantry", "artillery", "tank", "fighter")


def army(infantry: int = 0, artillery: int = 0, tank: int = 0, fighter: int = 0) -> Units:
    return {"infantry": infantry, "artillery": artillery, "tank": tank, "fighter": fighter}


def attack_dice(units: Units, air: bool) -> list[int]:
    """Infantry 2, with a gun of its own 3; artillery 3, from the air 4; tanks 2, with a spare gun 3; fighters 2."""
    dice, guns = [], units["artillery"]
    for kind in ("infantry", "tank"):
        for _ in range(units[kind]):
            dice.append(3 if guns > 0 else 2)
            guns -= 1
    dice += [4 if air else 3] * units["artillery"]
    return dice + ([2] * units["fighter"] if air else [])


def defence_dice(units: Units, air: bool) -> list[int]:
    dice = [3] * units["infantry"] + [4 if air else 3] * units["artillery"] + [1] * units["tank"]
    return dice + ([2] * units["fighter"] if air else [])


def air_battles(book: Book, mine: int, theirs: int) -> Iterator[tuple[int, int, Fraction]]:
    if not mine or not theirs:
        yield mine, theirs, Fraction(1)
        return
    nothing = Fraction(2, 3) ** (mine + theirs) if book.air_to_the_end else Fraction(0)
    for scored, p in thrown([2] * mine).items():
        for taken, q in thrown([2] * theirs).items():
            if book.air_to_the_end and not scored and not taken:
                continue
            left = max(0, mine - taken), max(0, theirs - scored)
            if book.air_to_the_end:
                for a, d, r in air_battles(book, *left):
                    yield a, d, p * q * r / (1 - nothing)
            else:
                yield *left, p * q


def battle(
    book: Book, marched: Units, defenders: Units, landed: Units | None = None, battleships: int = 0
) -> dict[Outcome, Fraction]:
    """The chances of all outcomes of one attack by one power on one."""
    landed = landed or army()
    ships = min(battleships, sum(landed.values()))
    found: dict[Outcome, Fraction] = {}
    guns = defenders["artillery"] if book.coastal_fire and any(landed.values()) else 0
    first = ships if book.bombardment_first else 0
    absorbing = book.tanks_cancel_in_assaults or not any(landed.values())
    for struck, p in thrown([3] * guns).items():
        kept = book.infantry_kept and not marched["infantry"]
        ashore = lose(landed, struck, ATTACK, infantry_kept=kept)
        for shelled, q in thrown([4] * first).items():
            enemy = lose(defenders, shelled, DEFENCE, infantry_kept=book.infantry_kept)
            for outcome, r in _round(book, marched, ashore, enemy, ships - first, absorbing).items():
                found[outcome] = found.get(outcome, Fraction(0)) + p * q * r
    return found


def _round(
    book: Book, marched: Units, ashore: Units, enemy: Units, ships: int, absorbing: bool
) -> dict[Outcome, Fraction]:
    found: dict[Outcome, Fraction] = {}

    def end(own: Units, other: Units, chance: Fraction) -> None:
        outcome = tuple(own.items()), tuple(other.items())
        found[outcome] = found.get(outcome, Fraction(0)) + chance

    both = {kind: marched[kind] + ashore[kind] for kind in marched}
    if not sum(both.values()) or not sum(enemy.values()):
        end(both, enemy, Fraction(1))
        return found
    for mine, theirs, p in air_battles(book, both["fighter"], enemy["fighter"]):
        own, other = both | {"fighter": mine}, enemy | {"fighter": theirs}
        if not sum(own.values()) or not sum(other.values()):
            end(own, other, p)
            continue
        firing = own if book.landed_fire else marched | {"fighter": min(marched["fighter"], mine)}
        if not book.landed_fire and marched["fighter"] and ashore["fighter"]:
            raise NotImplementedError("fighters by land and by sea at once are left to the engine's own test")
        scored = thrown([4] * ships + attack_dice(firing, mine > theirs))
        taken = thrown(defence_dice(other, theirs > mine))
        for hits, q in scored.items():
            for blows, r in taken.items():
                left = lose(other, hits, DEFENCE, infantry_kept=book.infantry_kept)
                rest = max(0, blows - own["tank"]) if absorbing else blows
                kept = lose(own, rest, ATTACK, infantry_kept=book.infantry_kept)
                end(kept, left, p * q * r)
    return found
