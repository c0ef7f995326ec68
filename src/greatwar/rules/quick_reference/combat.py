"""Landings in contested territory after which no combat occurs there (QR-AMPHM-02, C-33)."""

from greatwar.board import ZONES, Power, Space
from greatwar.frames import Combat
from greatwar.problems import Problem
from greatwar.rules.rulebook.combat import CombatStep
from greatwar.rules.rulebook.land_combat import has_landed
from greatwar.table import Table


class QuietLandingsStep(CombatStep):
    """Where units have landed in contested territory, nobody attacks this turn."""

    def attack_problems(self, table: Table, frame: Combat, power: Power, space: Space) -> list[Problem]:
        problems = super().attack_problems(table, frame, power, space)
        reinforced = any(has_landed(piece) for piece in table.force(space, power))
        if space not in ZONES and space not in frame.enemy_ground and reinforced:
            sentence = f"Units have landed in contested {space}: no combat occurs there this turn"
            problems.append(Problem("landed", space, sentence, "QR-AMPHM-02", ("C-33",)))
        return problems
