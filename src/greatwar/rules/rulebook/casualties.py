"""Casualties: which units can be lost to hits, on land by the infantry rule, at sea with transports last."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from greatwar.board import POWERS, Power, Space
from greatwar.orders import Casualties, Item, Items, State
from greatwar.pieces import KINDS, Cargo, Force, Kind, Piece, minus, ranked
from greatwar.problems import Problem
from greatwar.questions import Shape
from greatwar.rules.refusals import units_of
from greatwar.table import Table
from greatwar.text.say import refusal

MOST_ANSWERS = 1000


class Target(Struct, frozen=True):
    """Units of one power that are alike to a hit: how an answer names one, how many, and the hits each takes."""

    item: Item
    number: int
    hits: int
    pieces: tuple[Piece, ...]
    """The pieces meant, in the order in which they are taken."""

    @property
    def power(self) -> Power:
        assert self.item.owner is not None
        return self.item.owner


Counts = tuple[int, ...]


class Losses(Struct, frozen=True):
    """A force under fire: its targets and the hits to be taken, never more than it can take."""

    targets: tuple[Target, ...]
    hits: int
    guarded: frozenset[Power] = frozenset()
    """Armies that keep an infantry as long as they have anything else (RB-INF-05)."""
    transports_last: bool = False

    def choices(self) -> Sequence[Casualties] | Shape:
        """Every possible answer, or their shape if they are more than a thousand."""
        answers = []
        for counts in self.all_counts():
            answers.append(self.answer(counts))
            if len(answers) > MOST_ANSWERS:
                most = tuple((target.item, target.number) for target in self.targets)
                return Shape(self.hits, most)
        return answers

    def only_choice(self) -> Counts | None:
        """The single possible choice, if there is just one."""
        first: Counts | None = None
        for counts in self.all_counts():
            if first is not None:
                return None
            first = counts
        return first

    def beginning(self, begun: Counts) -> Iterator[Casualties]:
        """Every possible answer with these numbers of the first targets."""
        for counts in self.all_counts(begun):
            yield self.answer(counts)

    def all_counts(self, begun: Counts = ()) -> Iterator[Counts]:
        """Every lawful choice, as numbers of each target; what can no longer become lawful is not pursued.

        The numbers of the first targets can be given.
        """
        room = [0] * (len(self.targets) + 1)
        for index in range(len(self.targets) - 1, -1, -1):
            room[index] = room[index + 1] + self.most_hits(index)
        last = {target.power: index for index, target in enumerate(self.targets)}
        yield from self._counts(0, self.hits, room, last, [], begun)

    def most_hits(self, index: int) -> int:
        """The hits that a target can take; undamaged battleships, which stand twice, count where they sink."""
        target = self.targets[index]
        return 0 if target.item.state == "damage" else target.number * target.hits

    def _counts(
        self,
        index: int,
        left: int,
        room: list[int],
        last: dict[Power, int],
        chosen: list[int],
        begun: Counts,
    ) -> Iterator[Counts]:
        if left > room[index]:
            return
        if index == len(self.targets):
            yield tuple(chosen)
            return
        target = self.targets[index]
        number = target.number
        if target.item.kind == "battleship" and not target.item.state and target.hits > 1:
            number -= chosen[-1]  # those that are damaged stand directly before
        if self.transports_last and target.item.kind == "transport" and self._is_armed(chosen):
            number = 0
        numbers: Sequence[int] = range(min(number, left // target.hits), -1, -1)
        if index < len(begun):
            numbers = begun[index : index + 1] if begun[index] in numbers else ()
        for lost in numbers:
            chosen.append(lost)
            guarded = target.power in self.guarded and last[target.power] == index
            if not guarded or self._keeps_infantry(target.power, chosen):
                yield from self._counts(index + 1, left - lost * target.hits, room, last, chosen, begun)
            chosen.pop()

    def _is_armed(self, chosen: list[int]) -> bool:
        """Whether a warship that has not submerged is left of the targets chosen from so far."""
        afloat = 0
        for target, lost in zip(self.targets, chosen, strict=False):
            if target.item.kind != "transport" and target.item.state != "submerging":
                # A battleship that is only damaged is afloat; the sunk ones are counted by their own target.
                afloat += 0 if target.item.state == "damage" else target.number - lost
        return afloat > 0

    def _keeps_infantry(self, power: Power, chosen: list[int]) -> bool:
        """Whether an army whose losses are all chosen keeps infantry, or nothing at all (RB-INF-05)."""
        infantry = others = spent = 0
        for target, lost in zip(self.targets, chosen, strict=False):
            if target.power == power:
                if target.item.kind == "infantry":
                    infantry += target.number - lost
                    spent += lost
                else:
                    others += target.number - lost
        return keeps_infantry(infantry, others, spent)

    def breaches(self, counts: Counts) -> list[Problem]:
        """The rules that a choice breaks."""
        problems = []
        for power in sorted(self.guarded):
            if not self._keeps_infantry(power, list(counts)):
                message = refusal.last_infantry(power=power)
                problems.append(Problem("last-infantry", power, message, "RB-INF-05", ("RB-AMPHC-13",)))
        if self.transports_last:
            problems += self._naval_breaches(counts)
        return problems

    def _naval_breaches(self, counts: Counts) -> list[Problem]:
        problems = []
        afloat = transports = 0
        hulls: dict[Power, int] = {}
        for target, lost in zip(self.targets, counts, strict=True):
            item = target.item
            if item.kind == "transport":
                transports += lost
            elif item.kind == "battleship" and item.state != "damaged":
                left = hulls.setdefault(target.power, target.number) - lost
                hulls[target.power] = left
            elif item.state != "submerging":
                afloat += target.number - lost
        if any(left < 0 for left in hulls.values()):
            problems.append(Problem("too-many", "", refusal.damaged_or_sunk(), "RB-SCOMB-09"))
        damaged = sum(
            lost for target, lost in zip(self.targets, counts, strict=True) if target.item.state == "damage"
        )
        if transports and (afloat or damaged or any(left > 0 for left in hulls.values())):
            problems.append(Problem("transports-last", "", refusal.transports_last(), "RB-SCOMB-08"))
        return problems

    def answer(self, counts: Counts) -> Casualties:
        """The answer that names these losses."""
        named = self.is_multinational
        items = []
        for target, lost in zip(self.targets, counts, strict=True):
            if lost:
                item = target.item
                owner = item.owner if named else None
                items.append(Item(lost, item.kind, item.state, item.cargo, owner))
        return Casualties(tuple(_single_transports(items)))

    @property
    def is_multinational(self) -> bool:
        """Whether units of several powers are under fire, so that an answer names owners."""
        return len({target.power for target in self.targets}) > 1

    def read(self, order: Casualties, place: str) -> Counts | list[Problem]:
        """What an answer means, or every reason why it is not legal."""
        counts = [0] * len(self.targets)
        problems: list[Problem] = []
        for item in order.units:
            problems += self._read_item(item, counts, place)
        if problems:
            return problems
        taken = sum(number * target.hits for number, target in zip(counts, self.targets, strict=True))
        if taken != self.hits:
            message = refusal.wrong_number(n=self.hits, assigned=taken)
            problems.append(Problem("wrong-number", place, message, "RB-LCOMB-13", ("RB-SCOMB-07",)))
        for breach in self.breaches(tuple(counts)):
            problems.append(breach if breach.place else replace(breach, place=place))
        return problems or tuple(counts)

    def _read_item(self, item: Item, counts: list[int], place: str) -> list[Problem]:
        if item.owner is None and len({self.targets[index].power for index in self._candidates(item)}) > 1:
            return [Problem("whose", place, refusal.whose_units(), "RB-MULTI-04")]
        wanted = item.number
        for index in self._candidates(item):
            number = min(wanted, self.targets[index].number - counts[index])
            counts[index] += number
            wanted -= number
        if not wanted:
            return []
        if self._sink_at_once and item.state == "damage":
            return [Problem("no-damage", place, refusal.sinks_at_once(), "RB-SCOMB-09")]
        owners = tuple(dict.fromkeys(target.power for target in self.targets))
        if item.owner is not None and item.owner not in owners:
            message = refusal.not_under_fire(power=item.owner, powers=owners)
            return [Problem("not-under-fire", place, message, "RB-LCOMB-13", ("RB-SCOMB-07",))]
        return [self._too_many(item, item.number - wanted, place)]

    @property
    def _sink_at_once(self) -> bool:
        """Whether there are battleships that one hit sinks."""
        return any(
            target.item.kind == "battleship" and not target.item.state and target.hits == 1
            for target in self.targets
        )

    def _too_many(self, item: Item, under_fire: int, place: str) -> Problem:
        """The refusal of more units than are under fire; a battleship that is to be damaged is undamaged so far."""
        if not under_fire:
            message = refusal.under_fire_none(kind=item.kind, state=item.state)
        elif item.state == "damage":
            message = refusal.under_fire_undamaged(there=under_fire, n=item.number)
        else:
            units = units_of(item.kind, under_fire, item.state)
            message = refusal.under_fire_too_few(there=under_fire, units=units, n=item.number)
        return Problem("too-many", place, message, "RB-LCOMB-13", ("RB-SCOMB-07",))

    def _candidates(self, item: Item) -> list[int]:
        """The targets that an item can mean, in the order in which they are taken."""
        found = []
        for index, target in enumerate(self.targets):
            meant = target.item
            if meant.kind != item.kind or item.owner not in (None, meant.owner):
                continue
            if item.state != meant.state and not (item.state == "" and meant.state == "submerging"):
                continue
            if item.cargo is not None and _cargo_key(item.cargo, target.power) != _cargo_key(
                meant.cargo or (), target.power
            ):
                continue
            found.append(index)
        # Without the word a firing submarine goes first; without brackets an empty transport goes first.
        return sorted(found, key=lambda index: self.targets[index].item.state == "submerging")

    def lost(self, counts: Counts) -> dict[Power, list[tuple[Piece, Piece | None]]]:
        """The pieces hit, by power, each with what becomes of it (None: removed)."""
        changes: dict[Power, list[tuple[Piece, Piece | None]]] = {}
        used: dict[tuple[Power, str], int] = {}
        for target, number in zip(self.targets, counts, strict=True):
            hull = (target.power, "hull" if target.item.kind == "battleship" else "")
            start = used.get(hull, 0) if target.item.state in ("", "damage") and hull[1] else 0
            for piece in target.pieces[start : start + number]:
                becomes = None
                if target.item.state == "damage":
                    becomes = Piece(piece.kind, True, piece.cargo, piece.route)
                changes.setdefault(target.power, []).append((piece, becomes))
            if hull[1] and target.item.state in ("", "damage"):
                used[hull] = start + number
        return changes


def keeps_infantry(infantry: int, others: int, lost: int) -> bool:
    """Whether an army keeps what it must that has lost so many infantry and has these units left (RB-INF-05)."""
    return not (lost and others and not infantry)


def _single_transports(items: list[Item]) -> Iterator[Item]:
    """Loaded transports as items by themselves."""
    for item in items:
        if item.cargo:
            for _ in range(item.number):
                yield Item(1, item.kind, item.state, item.cargo, item.owner)
        else:
            yield item


def _cargo_key(items: Items, owner: Power) -> tuple[tuple[Kind, Power], ...]:
    return tuple(sorted((item.kind, item.owner or owner) for item in items for _ in range(item.number)))


@lru_cache(maxsize=1 << 14)
def cargo_items(cargo: tuple[Cargo, ...], carrier: Power) -> Items:
    """The cargo of a transport as the notation names it."""
    counts: dict[tuple[Power, Kind], int] = {}
    for unit in cargo:
        counts[unit.owner, unit.kind] = counts.get((unit.owner, unit.kind), 0) + 1
    return tuple(
        Item(number, kind, owner=None if owner == carrier else owner)
        for (owner, kind), number in sorted(counts.items(), key=_place_in_cargo)
    )


def ship_item(ship: Piece, power: Power) -> Item:
    """A ship as the notation names it, with its cargo."""
    cargo = cargo_items(ship.cargo, power) if ship.cargo else None
    return Item(1, ship.kind, "damaged" if ship.damaged else "", cargo)


def _place_in_cargo(entry: tuple[tuple[Power, Kind], int]) -> tuple[int, int]:
    (owner, kind), _ = entry
    return KINDS.index(kind), POWERS.index(owner)


def army_targets(power: Power, force: Force) -> list[Target]:
    """The targets that an army offers: its units by kind."""
    by_kind: dict[Kind, list[Piece]] = {}
    for piece, number in ranked(force):
        by_kind.setdefault(piece.kind, []).extend([piece] * number)
    return [
        Target(Item(1, kind, owner=power), len(pieces), 1, tuple(pieces)) for kind, pieces in by_kind.items()
    ]


def fleet_targets(
    power: Power, force: Force, submerging: int, submerged: int, *, battleship_hits: int
) -> list[Target]:
    """The targets that a fleet offers; submarines already submerged are none."""
    targets = []
    submarines: list[Piece] = []
    hulls: list[Piece] = []
    transports: dict[Items, list[Piece]] = {}
    others: dict[tuple[Kind, bool], list[Piece]] = {}
    for piece, number in ranked(force):
        if piece.kind == "submarine":
            submarines += [piece] * number
        elif piece.kind == "transport":
            transports.setdefault(cargo_items(piece.cargo, power), []).extend([piece] * number)
        elif piece.kind == "battleship" and not piece.damaged and battleship_hits > 1:
            hulls += [piece] * number
        else:
            others.setdefault((piece.kind, piece.damaged), []).extend([piece] * number)
    if hulls:
        targets.append(Target(Item(1, "battleship", "damage", None, power), len(hulls), 1, tuple(hulls)))
        targets.append(
            Target(Item(1, "battleship", "", None, power), len(hulls), battleship_hits, tuple(hulls))
        )
    for (kind, damaged), pieces in others.items():
        state: State = "damaged" if damaged else ""
        targets.append(Target(Item(1, kind, state, None, power), len(pieces), 1, tuple(pieces)))
    firing = len(submarines) - submerging - submerged
    if firing:
        targets.append(Target(Item(1, "submarine", "", None, power), firing, 1, tuple(submarines[:firing])))
    if submerging:
        out = tuple(submarines[firing : firing + submerging])
        targets.append(Target(Item(1, "submarine", "submerging", None, power), submerging, 1, out))
    for cargo, pieces in transports.items():
        item = Item(1, "transport", "", cargo or None, power)
        targets.append(Target(item, len(pieces), 1, tuple(pieces)))
    return targets


def fleet_hits(targets: Sequence[Target]) -> int:
    """How many hits a fleet can take: its battleships two each."""
    return sum(target.number * target.hits for target in targets if target.item.state != "damage")


def remove(table: Table, space: Space, changes: dict[Power, list[tuple[Piece, Piece | None]]]) -> Table:
    """The table after losses in a space."""
    for power, pieces in changes.items():
        force = table.force(space, power)
        for piece, becomes in pieces:
            force = minus(force, piece)
            if becomes is not None:
                force = force | {becomes: force.get(becomes, 0) + 1}
        table = table.with_force(space, power, force)
    return table
