"""Control of territories: capture, liberation, capitals, and territories that one side has left."""

from msgspec.structs import replace

from greatwar.board import CAPITAL, SIDE, TERRITORIES, Power, Side, Space, order_of_play
from greatwar.events import CapitalCaptured, CapitalLiberated, ControlChanged, HullDestroyed
from greatwar.frames import Combat, Conclusion, Withdrawals
from greatwar.kernel import Chooser, Tell
from greatwar.orders import Control, Order
from greatwar.problems import Problem
from greatwar.questions import AskControl, Question
from greatwar.rules.rulebook.settlement import settlement
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table
from greatwar.text.say import refusal


def take_control(rules: Ruleset, table: Table, territory: Space, power: Power | None, tell: Tell) -> Table:
    """The table with a territory controlled by a power, or by nobody, and what follows for capitals."""
    control = table.control.copy()
    if power is None:
        control.pop(territory, None)
    else:
        control[territory] = power
    if table.control.get(territory) != power:
        tell(ControlChanged(territory, power))
    table = table.but(control=control)
    owner = TERRITORIES[territory].owner
    if territory in table.hulls and power is not None and power != owner:
        tell(HullDestroyed(territory))  # SE-NEWU-05
        table = table.but(hulls={place: laid for place, laid in table.hulls.items() if place != territory})
    if owner is None or power is None or CAPITAL[owner] != territory:
        return table
    if SIDE[power] != SIDE[owner]:
        return _capital_captured(rules, table, owner, power, tell)
    if owner in table.collapsed:
        return table.but(lost_capital=table.lost_capital - {owner})  # TR-COLL-10: nobody is liberated
    if owner in table.lost_capital:
        return _capital_liberated(table, owner, tell)
    return table


def _capital_captured(rules: Ruleset, table: Table, owner: Power, captor: Power, tell: Tell) -> Table:
    """RB-CAP-01, 02: the captor takes the treasury, and on the owner's own turn what its purchase cost."""
    loot = table.treasury[owner]
    bought = table.bought
    if owner in bought:
        loot += sum(rules.units.cost[kind] * number for kind, number in bought[owner].items())
        bought = {power: units for power, units in bought.items() if power != owner}
    spoils = rules.economy.captured_treasury
    treasury = table.treasury | {owner: loot if spoils == "kept" else 0}
    taken = loot if spoils == "taken" else 0
    treasury[captor] += taken
    tell(CapitalCaptured(owner, captor, taken))
    return table.but(treasury=treasury, bought=bought, lost_capital=table.lost_capital | {owner})


def _capital_liberated(table: Table, owner: Power, tell: Tell) -> Table:
    """RB-CAP-04: the owner's other territories in the hands of friends revert at once."""
    tell(CapitalLiberated(owner))
    control = table.control.copy()
    for territory in TERRITORIES:
        holder = control.get(territory)
        if (
            table.original(territory) == owner
            and holder is not None
            and holder != owner
            and table.allied(holder, owner)
        ):
            control[territory] = owner
            tell(ControlChanged(territory, owner))
    return table.but(control=control, lost_capital=table.lost_capital - {owner})


def liberator_or_owner(table: Table, territory: Space, captor: Power) -> Power:
    """Who controls a territory that a power has captured (RB-CAPT-02, 03)."""
    owner = table.original(territory)
    if owner is None or owner == captor or not _liberates(table, territory, owner, captor):
        return captor
    if CAPITAL[owner] == territory or not table.capital_held_by_enemy(owner):
        return owner
    return captor


def _liberates(table: Table, territory: Space, owner: Power, captor: Power) -> bool:
    """Whether a captor frees a friend's land; that of a minor power also for a friend that is neutral yet (C-03)."""
    if territory in table.joined and owner in table.neutral:
        return SIDE[owner] == SIDE[captor] and not table.aloof(captor)
    return table.allied(owner, captor)


def present(table: Table, territory: Space, side: Side) -> tuple[Power, ...]:
    """The belligerent powers of a side that have units in a territory."""
    return order_of_play(
        {power for power in table.stacks(territory) if SIDE[power] == side and table.fights(power, territory)}
    )


def heir(rules: Ruleset, table: Table, territory: Space) -> Power | None:
    """Who controls a territory in which a battle has left nobody (RB-LCOMB-16)."""
    owner = table.original(territory)
    if owner is not None:
        return owner
    patron = rules.board.aligned.get(territory)
    return None if patron is None or patron in table.departed else patron


class WithdrawalsStep(Chooser[Withdrawals]):
    """RB-CONT-02 to 04: what one side has left is claimed by the other."""

    def proceed(self, rules: Ruleset, table: Table, frame: Withdrawals, tell: Tell) -> Table:
        if not frame.territories:
            return table.pop()
        claimants = self._claimants(table, frame)
        if len(claimants) == 1:
            return self._claimed(rules, table, frame, claimants[0], tell)
        return settlement(rules, table, claimants, frame.territories[0][1])

    def _claimants(self, table: Table, frame: Withdrawals) -> tuple[Power, ...]:
        """The powers that may take control: the original controller alone, else those that have units."""
        territory = frame.territories[0][0]
        sides = {SIDE[power] for power in table.stacks(territory) if table.fights(power, territory)}
        assert len(sides) == 1, f"{territory} is not left to one side"
        side = sides.pop()
        owner = table.original(territory)
        # C-57: an original controller whose capital is in enemy hands takes nothing.
        if owner is not None and SIDE[owner] == side and not table.aloof(owner):
            if CAPITAL[owner] == territory or not table.capital_held_by_enemy(owner):
                return (owner,)
        return present(table, territory, side)

    def _claimed(self, rules: Ruleset, table: Table, frame: Withdrawals, power: Power, tell: Tell) -> Table:
        table = table.top(Withdrawals(frame.territories[1:]))
        return take_control(rules, table, frame.territories[0][0], power, tell)

    def question(self, rules: Ruleset, table: Table, frame: Withdrawals) -> Question:
        return AskControl(frame.territories[0][0], self._claimants(table, frame))

    def choices(self, rules: Ruleset, table: Table, frame: Withdrawals) -> list[Order]:
        return [Control(frame.territories[0][0], power) for power in self._claimants(table, frame)]

    def check_choice(
        self, rules: Ruleset, table: Table, frame: Withdrawals, power: Power, order: Order
    ) -> list[Problem]:
        return control_problems(order, self.choices(rules, table, frame), "RB-CONT-04")

    def chosen(self, rules: Ruleset, table: Table, frame: Withdrawals, order: Order, tell: Tell) -> Table:
        assert isinstance(order, Control)
        return self._claimed(rules, table, frame, order.power, tell)


def control_problems(order: Order, choices: list[Order], rule: str) -> list[Problem]:
    """Why an answer does not name one of the powers that may take control."""
    if order in choices:
        return []
    powers = tuple(choice.power for choice in choices if isinstance(choice, Control))
    place = next(choice.territory for choice in choices if isinstance(choice, Control))
    message = refusal.controlled_by(territory=place, powers=powers)
    if isinstance(order, Control) and order.territory != place:
        message = refusal.controlled_now(territory=place, other=order.territory, powers=powers)
    return [Problem("not-a-choice", place, message, rule)]


class ConclusionStep(Chooser[Conclusion]):
    """RB-LCOMB-14 to 16: who takes control after an attack in a territory."""

    def proceed(self, rules: Ruleset, table: Table, frame: Conclusion, tell: Tell) -> Table:
        territory = frame.space
        if table.is_contested(territory):
            return take_control(rules, table.pop(), territory, None, tell)
        claimants = self._claimants(table, territory)
        if not claimants:
            return take_control(rules, table.pop(), territory, heir(rules, table, territory), tell)
        outcomes = {liberator_or_owner(table, territory, power) for power in claimants}
        if len(outcomes) == 1:
            return self._claimed(rules, table, frame, claimants, tell)
        return self._disputed(rules, table, frame, claimants)

    def _claimants(self, table: Table, territory: Space) -> tuple[Power, ...]:
        """The powers left in a territory: those that have attacked before all others."""
        stacks = table.stacks(territory)
        return tuple(table.own(territory)) or order_of_play(
            {power for power in stacks if table.fights(power, territory)}
        )

    def _disputed(
        self, rules: Ruleset, table: Table, frame: Conclusion, claimants: tuple[Power, ...]
    ) -> Table:
        """The table with the claimants asked; where they cannot agree, the attacker decides."""
        return settlement(rules, table, claimants, frame.attacker or table.movers[0])

    def _claimed(
        self, rules: Ruleset, table: Table, frame: Conclusion, captors: tuple[Power, ...], tell: Tell
    ) -> Table:
        table = noted(table.pop(), frame.space, captors)
        controller = liberator_or_owner(table, frame.space, captors[0])
        return take_control(rules, table, frame.space, controller, tell)

    def question(self, rules: Ruleset, table: Table, frame: Conclusion) -> Question:
        return AskControl(frame.space, frame.tied or self._claimants(table, frame.space))

    def choices(self, rules: Ruleset, table: Table, frame: Conclusion) -> list[Order]:
        return [Control(frame.space, power) for power in frame.tied or self._claimants(table, frame.space)]

    def check_choice(
        self, rules: Ruleset, table: Table, frame: Conclusion, power: Power, order: Order
    ) -> list[Problem]:
        return control_problems(order, self.choices(rules, table, frame), "RB-LCOMB-15")

    def chosen(self, rules: Ruleset, table: Table, frame: Conclusion, order: Order, tell: Tell) -> Table:
        assert isinstance(order, Control)
        return self._claimed(rules, table, frame, (order.power,), tell)


def noted(table: Table, territory: Space, captors: tuple[Power, ...]) -> Table:
    """The table with a capture written down, because liberation is settled at the end of the phase."""
    combat = table.frames[0]
    assert isinstance(combat, Combat)
    claims = combat.claims | {territory: captors}
    return table.but(frames=(replace(combat, claims=claims), *table.frames[1:]))


def settle_claims(
    rules: Ruleset, table: Table, claims: dict[Space, tuple[Power, ...]], tell: Tell
) -> tuple[Table, tuple[Space, ...]]:
    """RB-CAPT-03, 04: at the end of the phase captures are liberations, or not, by who holds the capital now.

    Beside the table, the territories that their captors must still settle, because the owner has lost its capital.
    """
    unsettled = []
    for territory, captors in claims.items():
        if table.is_contested(territory) or table.control.get(territory) is None:
            continue
        controllers = {liberator_or_owner(table, territory, captor) for captor in captors}
        if len(controllers) > 1:
            unsettled.append(territory)
        elif table.control[territory] not in controllers:
            table = take_control(rules, table, territory, controllers.pop(), tell)
    return table, tuple(sorted(unsettled))
