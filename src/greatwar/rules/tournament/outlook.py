"""Land movement of two spaces and what stops it (TR-LMOVE)."""

from greatwar.board import LAND_BORDERS, TERRITORIES, Space
from greatwar.orders import Route
from greatwar.pieces import Piece
from greatwar.problems import Problem
from greatwar.rules.outlook import Outlook


class TournamentOutlook(Outlook):
    """Land units march through friendly land, and into enemy or neutral land only from the next space."""

    march_rule = "TR-LMOVE-01"
    marches_on = True

    def reach(self, piece: Piece, space: Space) -> int:
        if piece.kind in self.rules.units.land_units:
            start = piece.route[0] if piece.route else space
            if start in TERRITORIES and self.is_bound(start):
                return 1  # TR-LMOVE-05
        return super().reach(piece, space)

    def ends(self, territory: Space) -> tuple[Route, ...]:
        found = self._ends.get(territory)
        if found is None:
            found = super().ends(territory)
            if found and not self.is_bound(territory):
                # Steps are counted by the kind that goes farthest; all land units go equally far.
                steps = max(self.rules.units.reach[kind] for kind in self.rules.units.land_units)
                longer = [
                    (territory, *rest)
                    for _, end in found
                    for rest in self.onward(end, steps - 1)
                    if territory not in rest
                ]
                found = (*found, *longer)
            self._ends[territory] = found
        return found

    def onward(self, territory: Space, steps: int) -> tuple[Route, ...]:
        if steps <= 0 or self.is_neutral or self._halt(territory) is not None:
            return ()
        found: list[Route] = []
        for end in LAND_BORDERS[territory]:
            if self.is_open(end) and not self._is_attacked(end):
                found.append((territory, end))
                found += [(territory, *rest) for rest in self.onward(end, steps - 1) if territory not in rest]
        return tuple(found)

    def _is_attacked(self, territory: Space) -> bool:
        """Whether entering a territory is an attack, which is made from the next space alone (TR-LMOVE-02)."""
        return self.status(territory) in ("hostile", "neutral")

    def _halt(self, territory: Space) -> Problem | None:
        """What ends the march of land units that have entered a territory."""
        condition = self.status(territory)
        if condition == "contested":
            sentence = f"Land units must end their movement in contested {territory}"
            return Problem("must-stop", territory, sentence, "TR-LMOVE-03")
        if condition != "friendly":
            sentence = f"Land units must end their movement in {condition} {territory}"
            return Problem("must-stop", territory, sentence, "TR-LMOVE-02")
        if TERRITORIES[territory].is_minor and territory not in self.table.mobilized:
            sentence = f"Land units must end their movement in {territory}, which has not mobilized yet"
            return Problem("must-stop", territory, sentence, "TR-LMOVE-04")
        return None

    def _march_problems(self, route: Route, piece: Piece) -> list[Problem]:
        problems = super()._march_problems(route, piece)
        start = piece.route[0] if piece.route else route[0]
        steps = max(len(piece.route) - 1, 0) + len(route) - 1
        if steps > 1 and start in TERRITORIES and self.is_bound(start):
            sentence = f"Units that begin the turn in contested {start} move one space only"
            problems.append(Problem("too-far", route[-1], sentence, "TR-LMOVE-05", ("RB-LMOVE-04",)))
        passed = route[:-1] if piece.route else route[1:-1]
        halts = [self._halt(territory) for territory in passed if territory in TERRITORIES]
        problems += [halt for halt in halts if halt is not None]
        if steps > 1 and route[-1] in TERRITORIES and self._is_attacked(route[-1]):
            sentence = f"Land units enter {self.status(route[-1])} {route[-1]} only as a move of one space"
            problems.append(Problem("too-far", route[-1], sentence, "TR-LMOVE-02", ("TR-LMOVE-03",)))
        return problems
