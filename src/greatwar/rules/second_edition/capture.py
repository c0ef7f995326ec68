"""Who controls a territory that a multinational force has captured (SE-MULTI-04, SE-LCOMB-01)."""

from greatwar.board import SIDE, Power
from greatwar.frames import Conclusion, Settlement
from greatwar.kernel import Tell
from greatwar.pieces import count
from greatwar.rules.rulebook.control import ConclusionStep
from greatwar.rules.rulebook.settlement import settlement
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table


class JointConclusionStep(ConclusionStep):
    """The captors agree; else the largest contingent takes control, and of equal ones the owner chooses."""

    def _disputed(
        self, rules: Ruleset, table: Table, frame: Conclusion, claimants: tuple[Power, ...]
    ) -> Table:
        owner = table.original(frame.space)
        if SIDE[claimants[0]] == table.side or (owner is not None and SIDE[owner] != SIDE[claimants[0]]):
            return settlement(rules, table, claimants, None)
        return super()._disputed(rules, table, frame, claimants)

    def objected(self, rules: Ruleset, table: Table, frame: Conclusion, tell: Tell) -> Table:
        claimants = self._claimants(table, frame.space)
        strength = {power: count(table.force(frame.space, power), *rules.captors) for power in claimants}
        most = max(strength.values())
        tied = tuple(power for power in claimants if strength[power] == most)
        owner = table.original(frame.space)
        if len(tied) == 1 or owner is None or SIDE[owner] == SIDE[tied[0]]:
            return self._claimed(rules, table, frame, tied[:1], tell)
        table = table.top(Conclusion(frame.space, frame.attacker, tied))
        return table.push(Settlement(tied, owner, disputed=True))
