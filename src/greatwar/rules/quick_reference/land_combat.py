"""Bombardment before the round: what it hits is removed and does not fire (QR-AMPHC-01, C-32, C-109)."""

from msgspec.structs import replace

from greatwar.events import HitsScored
from greatwar.frames import Conclusion, LandBattle
from greatwar.kernel import Tell
from greatwar.rules.rulebook.land_combat import LandBattleStep, attackers, defenders
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table


class QuickReferenceLandBattleStep(LandBattleStep):
    """Coastal fire and bombardment, the casualties of both, then air supremacy and the round."""

    bombards_first = True

    def _values(self, rules: Ruleset, table: Table, frame: LandBattle) -> list[int]:
        if frame.stage == "bombardment":
            return [rules.land_battle.bombardment] * sum(frame.bombarding.values())
        return super()._values(rules, table, frame)

    def rolled(
        self, rules: Ruleset, table: Table, frame: LandBattle, dice: tuple[int, ...], tell: Tell
    ) -> Table:
        if frame.stage == "strike":
            table = super().rolled(rules, table, frame, dice, tell)
            struck = table.frames[-1]
            assert isinstance(struck, LandBattle)
            return table.top(replace(struck, stage="bombardment"))
        if frame.stage == "bombardment":
            hits = sum(die <= rules.land_battle.bombardment for die in dice)
            tell(HitsScored(frame.space, table.side, hits, "bombardment"))
            return table.top(replace(frame, stage="strike losses", hits_on_defender=hits, bombarding={}))
        return super().rolled(rules, table, frame, dice, tell)

    def proceed(self, rules: Ruleset, table: Table, frame: LandBattle, tell: Tell) -> Table:
        if frame.stage == "strike":
            return table.top(replace(frame, stage="bombardment"))
        if frame.stage == "bombardment":
            return table.top(replace(frame, stage="strike losses"))
        return super().proceed(rules, table, frame, tell)

    def _after(self, rules: Ruleset, table: Table, frame: LandBattle) -> Table:
        if frame.stage == "strike losses":
            return table.top(replace(frame, stage="bombardment losses", hits_on_attacker=0))
        if frame.stage == "bombardment losses":
            if not attackers(table, frame) or not defenders(table, frame):
                return table.top(Conclusion(frame.space, frame.attacker))
            return table.top(replace(frame, stage="air", hits_on_defender=0))
        return super()._after(rules, table, frame)
