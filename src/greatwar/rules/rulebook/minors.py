"""Minor powers: mobilization when their capital territory is first entered (RB-MOB)."""

from collections.abc import Iterable

from greatwar.board import POWERS, SIDE, TERRITORIES, Power, Space
from greatwar.events import MinorMobilized
from greatwar.frames import Minors
from greatwar.kernel import Chooser, Tell
from greatwar.orders import Order, Represent
from greatwar.pieces import Kind, Piece, plus
from greatwar.problems import Problem
from greatwar.questions import AskRepresent, Question
from greatwar.rules.rulebook.control import take_control
from greatwar.rules.rulebook.landings import declared_by_all
from greatwar.rules.rulebook.neutrals import at_war
from greatwar.rules.rulebook.settlement import settlement
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table
from greatwar.text.say import refusal


def entered_minors(rules: Ruleset, table: Table) -> tuple[Space, ...]:
    """The minor powers that mobilize because units whose turn it is have entered, alphabetically."""
    entered = [
        territory
        for power in table.movers
        for territory, stacks in table.units.items()
        if power in stacks and territory in TERRITORIES and any(piece.route for piece in stacks[power])
    ]
    return rules.minors.mobilized_by_entry(rules, table, entered)


def all_that_are_entered(rules: Ruleset, table: Table, entered: Iterable[Space]) -> tuple[Space, ...]:
    """RB-MOB-01: friend and foe mobilize a minor power by entering it for the first time."""
    return tuple(sorted(rules.minors.mobilizing.intersection(entered) - table.mobilized))


def army_of_twice_the_value(value: int) -> dict[Kind, int]:
    """RB-MOB-02: twice the value of the territory, one of them artillery."""
    return {"infantry": 2 * value - 1, "artillery": 1} if value else {}


def friends_give_control(rules: Ruleset, table: Table, territory: Space, power: Power, tell: Tell) -> Table:
    """RB-MOB-07: a minor power that a friend has entered is its patron's from then on."""
    return take_control(rules, table, territory, power, tell) if SIDE[power] == table.side else table


def army_of_twice_the_value_and_one(value: int) -> dict[Kind, int]:
    """C-18: infantry of twice the value of the territory, and one artillery."""
    return {"infantry": 2 * value, "artillery": 1} if value else {}


def army_of_twice_the_value_and_guns(value: int) -> dict[Kind, int]:
    """C-18: infantry of twice the value of the territory, and artillery of its value."""
    return {"infantry": 2 * value, "artillery": value} if value else {}


def no_army(value: int) -> dict[Kind, int]:
    """Nothing is raised: the garrison stands on the board already."""
    return {}


def army_of(rules: Ruleset, table: Table, territory: Space) -> dict[Kind, int]:
    """What a minor power raises; one whose patron has left the war is as neutral as any other (C-100)."""
    return rules.army_raised(territory, patron_of(rules, table, territory))


def patron_of(rules: Ruleset, table: Table, territory: Space) -> Power | None:
    """The major power with which a minor power is aligned, unless that has left the war (C-100)."""
    patron = rules.board.aligned.get(territory)
    return None if patron is None or patron in table.departed else patron


def is_drawn_in(rules: Ruleset, table: Table, patron: Power) -> bool:
    """Whether enemies who enter a minor power bring in its neutral patron, where it cannot join alone (C-03)."""
    return patron in table.neutral and not rules.minors.join_for_good and SIDE[patron] != table.side


class MinorsStep(Chooser[Minors]):
    """Each entered minor power mobilizes: aligned ones for their patron, neutral ones against the invader."""

    def proceed(self, rules: Ruleset, table: Table, frame: Minors, tell: Tell) -> Table:
        if not frame.territories:
            return table.pop()
        patron = patron_of(rules, table, frame.territories[0])
        if patron is not None:
            if is_drawn_in(rules, table, patron):
                table = at_war(table, (patron,), tell)
            return self._mobilized(rules, table, frame, patron, tell)
        champions = self._champions(table)
        if not champions or not army_of(rules, table, frame.territories[0]):
            return _undefended(table, frame)
        if len(champions) == 1:
            return self._mobilized(rules, table, frame, champions[0], tell)
        return settlement(rules, table, champions, self._invader(table, frame))

    def _invader(self, table: Table, frame: Minors) -> Power:
        """The power that decides where the defenders cannot agree; one that still waits at sea is an invader too."""
        own = tuple(table.own(frame.territories[0]))
        if own:
            return own[0]
        return next(power for power, place, _ in declared_by_all(table) if place == frame.territories[0])

    def _champions(self, table: Table) -> tuple[Power, ...]:
        """The powers that may represent an invaded neutral: belligerents of the other side (RB-MOB-08)."""
        return tuple(power for power in POWERS if SIDE[power] != table.side and not table.aloof(power))

    def _mobilized(self, rules: Ruleset, table: Table, frame: Minors, power: Power, tell: Tell) -> Table:
        territory = frame.territories[0]
        army = army_of(rules, table, territory)
        force = table.force(territory, power)
        for kind, number in army.items():
            force = plus(force, Piece(kind), number)
        table = table.with_force(territory, power, force).top(Minors(frame.territories[1:]))
        table = table.but(mobilized=table.mobilized | {territory})
        if army:
            tell(MinorMobilized(territory, power, army.get("infantry", 0), army.get("artillery", 0)))
        return rules.minors.joining(rules, table, territory, power, tell)

    def question(self, rules: Ruleset, table: Table, frame: Minors) -> Question:
        return AskRepresent(frame.territories[0], self._champions(table))

    def choices(self, rules: Ruleset, table: Table, frame: Minors) -> list[Order]:
        return [Represent(frame.territories[0], power) for power in self._champions(table)]

    def check_choice(
        self, rules: Ruleset, table: Table, frame: Minors, power: Power, order: Order
    ) -> list[Problem]:
        choices = self.choices(rules, table, frame)
        if order in choices:
            return []
        territory = frame.territories[0]
        champions = tuple(self._champions(table))
        message = refusal.represented_by(territory=territory, powers=champions)
        if isinstance(order, Represent) and order.territory != territory:
            message = refusal.represented_now(territory=territory, other=order.territory, powers=champions)
        return [Problem("not-a-choice", territory, message, "RB-MOB-08", ("TR-MOB-04",))]

    def chosen(self, rules: Ruleset, table: Table, frame: Minors, order: Order, tell: Tell) -> Table:
        assert isinstance(order, Represent)
        return self._mobilized(rules, table, frame, order.power, tell)


def _undefended(table: Table, frame: Minors) -> Table:
    """G-22: where no enemy of the invader is left in the game, nobody raises an army for a minor power.

    Nobody is asked either where a minor power is worth nothing and raises no army.
    """
    table = table.top(Minors(frame.territories[1:]))
    return table.but(mobilized=table.mobilized | {frame.territories[0]})
