"""Submarines that leave the battle before the dice, as the sheet's first list has it (QR-SCOMB-01, C-31)."""

from msgspec.structs import replace

from greatwar.frames import SeaBattle
from greatwar.kernel import Tell
from greatwar.rules.rulebook.sea_combat import SeaBattleStep, attackers, defenders
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table


class EarlySubmergingStep(SeaBattleStep):
    """Both sides say which submarines submerge; for these the battle is over, then the others fire."""

    submerges_first = True

    def proceed(self, rules: Ruleset, table: Table, frame: SeaBattle, tell: Tell) -> Table:
        match frame.stage:
            case "attacker submerges":
                return table.top(replace(frame, stage="defender submerges"))
            case "defender submerges":
                return self._dived(table, frame, tell)
            case "attacker fires":
                return table.top(replace(frame, stage="defender fires"))
        return super().proceed(rules, table, frame, tell)

    def _dived(self, table: Table, frame: SeaBattle, tell: Tell) -> Table:
        submerged = dict(frame.submerged)
        for power, number in frame.submerging.items():
            submerged[power] = submerged.get(power, 0) + number
        frame = replace(frame, stage="attacker fires", submerged=submerged, submerging={})
        if not self._afloat(frame, attackers(table, frame)) or not self._afloat(
            frame, defenders(table, frame)
        ):
            return self._ended(table, frame, tell)
        return table.top(frame)

    def rolled(
        self, rules: Ruleset, table: Table, frame: SeaBattle, dice: tuple[int, ...], tell: Tell
    ) -> Table:
        table = super().rolled(rules, table, frame, dice, tell)
        battle = table.frames[-1]
        assert isinstance(battle, SeaBattle)
        if frame.stage == "attacker fires":
            return table.top(replace(battle, stage="defender fires"))
        return table
