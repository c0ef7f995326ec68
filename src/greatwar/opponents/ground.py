"""The ground: what an army in a territory is worth to its side, with its battle and the enemy's answers."""

from greatwar.board import CAPITAL, LAND_BORDERS, SIDE, Power, Space
from greatwar.opponents.comers import Comers
from greatwar.opponents.fields import Field
from greatwar.opponents.fire import NOBODY, ArmyCount, above, joined, size
from greatwar.opponents.survey import Survey
from greatwar.rules.rulebook.minors import is_drawn_in

ILLEGAL = 2000.0
"""What an army without infantry costs in thought, so that no plan has one."""

EMPTY_CAPITAL = 9.0
"""What it costs in thought to leave an own or a friend's capital empty, even if nobody can come."""

PINNED = (1.0, 0.5, 0.25)
"""How much of the danger counts as averted, for the neighbours of an enemy army that is bound, the worst first."""


class GroundValues:
    """Values of armies in territories, each remembered."""

    def __init__(
        self,
        survey: Survey,
        draw: Field,
        reserves: dict[Space, ArmyCount] | None = None,
        bound: frozenset[Space] = frozenset(),
        *,
        pins: bool = True,
        urgency: float = 0.0,
    ) -> None:
        self.survey = survey
        self.comers = Comers(survey, bound)
        self._urgency = urgency
        """What binding an enemy army counts beside the dangers that it averts one by one."""
        self._counts_pins = pins and survey.weights.deliberate
        self.draw = draw
        self.reserves = reserves or {}
        """New units that will stand in a territory before any enemy moves."""
        weights = survey.weights
        self.pull = weights.pull
        bold = survey.boldness if weights.gathers else 0.0
        self._fear, self._sequence = (
            weights.fear * (1.0 - 0.8 * bold),
            weights.sequence * (1.0 - 0.8 * bold),
        )
        self._blood = weights.own_blood * (1.0 - weights.press * bold)
        self._known: dict[tuple[Space, ArmyCount], float] = {}
        self._threats: dict[tuple[Space, ArmyCount, ArmyCount, bool], float] = {}
        self._allies: dict[Space, ArmyCount] = {}
        self._pins: dict[Space, float] = {}

    def value(self, space: Space, armies: tuple[ArmyCount, ...]) -> float:
        """What the armies of the movers in a territory are worth, one army for each mover."""
        own = armies[0]
        for army in armies[1:]:
            own = joined(own, army)
        found = self._known.get((space, own))
        if found is None:
            found = self._known[space, own] = self._valued(space, own)
        if self.survey.fire.needs_infantry:
            for army in armies:
                if not army[0] and (army[1] or army[2] or army[3]):
                    found -= ILLEGAL
        elif "fighter" not in self.survey.rules.units.land_units:
            for army in armies:
                if army[3] and not size(army):
                    found -= ILLEGAL
        return found

    def allies(self, space: Space) -> ArmyCount:
        """Friends' units in a territory that do not move now."""
        found = self._allies.get(space)
        if found is None:
            found = NOBODY
            for power in self.survey.friends:
                if power not in self.survey.movers:
                    found = joined(found, self.survey.by_power.get(power, {}).get(space, NOBODY))
            self._allies[space] = found
        return found

    def garrison(self, space: Space, armies: tuple[ArmyCount, ...]) -> ArmyCount:
        """All units of the side that will stand in a territory with these armies of the movers."""
        here = joined(self.allies(space), self.reserves.get(space, NOBODY))
        for army in armies:
            here = joined(here, army)
        return here

    def _valued(self, space: Space, own: ArmyCount) -> float:
        survey = self.survey
        condition = survey.status(space)
        drawn = self.pull * self.draw.get(space, 0.0) * survey.fire.worth(own)
        ally = self.allies(space)
        theirs, _contested, ours = survey.stakes(space)
        if condition == "friendly":
            here = joined(joined(own, ally), self.reserves.get(space, NOBODY))
            raised = 0.0 if size(here) or space not in _CAPITALS else -EMPTY_CAPITAL
            if size(own) and not survey.rules.minors.garrisons:
                army = survey.rising(space)
                raised += 0.8 * survey.fire.worth(army)
                here = joined(here, army)
            elif size(own):
                sleepers = survey.asleep(space)
                if size(own) > (
                    size(sleepers) if survey.rules.board.aligned.get(space) in survey.movers else 0
                ):
                    raised += 0.8 * survey.fire.worth(sleepers)
            return drawn + raised + ours - self.threat(space, here, NOBODY, taken=True)
        if condition == "contested":
            return drawn + max(self.held(space, own), self.attacked(space, own) if size(own) else -1e9)
        if condition in ("hostile", "neutral"):
            if not size(own):
                return theirs if condition == "hostile" else 0.0
            return drawn + self.attacked(space, own) - self._outrage(space)
        return drawn * 0.5

    def _outrage(self, space: Space) -> float:
        """What an attack on a neutral power costs: the army that it raises for the enemy, or the whole war with it.

        Who enters a minor power may bring in the neutral power behind it.
        """
        survey = self.survey
        table, patron = survey.table, survey.rules.board.aligned.get(space)
        if survey.status(space) == "neutral":
            owner = table.control.get(space)
        elif space in table.mobilized or patron is None or not is_drawn_in(survey.rules, table, patron):
            return 0.0
        else:
            owner = patron
        if owner is None:
            return survey.fire.worth(survey.rising(space)) + 6.0
        armies = survey.by_power.get(owner, {})
        income = survey.rules.economy.income(survey.rules, survey.table, owner)
        return sum(map(survey.fire.worth, armies.values())) + 3.0 * income

    def held(self, space: Space, own: ArmyCount) -> float:
        """The value of contested land without an attack."""
        survey = self.survey
        theirs, contested, _ = survey.stakes(space)
        here = joined(joined(own, self.allies(space)), self.reserves.get(space, NOBODY))
        if not size(here):
            return theirs
        return contested + self.pin(space) - self.threat(space, here, survey.theirs(space), taken=False)

    def attacked(self, space: Space, own: ArmyCount) -> float:
        """The value of land in which the movers attack."""
        survey = self.survey
        theirs, contested, ours = survey.stakes(space)
        ally = joined(self.allies(space), self.reserves.get(space, NOBODY))
        foes = survey.theirs(space)
        fight = survey.fire.exchange(own, foes)
        left = joined(fight.left, ally)
        won = fight.cleared * (1.0 - fight.wiped)
        lost = fight.wiped * (1.0 - fight.cleared) if not size(ally) else 0.0
        value = fight.kill - self._blood * fight.loss + lost * theirs + (1.0 - lost) * self.pin(space)
        if won > 0.005:
            value += won * (ours - self.threat(space, left, NOBODY, taken=True))
        rest = max(0.0, 1.0 - won - lost)
        if rest > 0.005:
            held = fight.held if size(fight.held) else (1, 0, 0, 0)
            value += rest * (contested - self.threat(space, left, held, taken=False))
        return value

    def threat(self, space: Space, here: ArmyCount, foes: ArmyCount, *, taken: bool) -> float:
        """What the enemy's answers are expected to cost, before the movers' next turn.

        `here` are the units of the side, `foes` the enemies left in the territory; `taken` says that the side holds it.
        """
        key = (space, here, foes, taken)
        found = self._threats.get(key)
        if found is None:
            found = self._threats[key] = self._threatened(space, here, foes, taken)
        return found

    def pin(self, space: Space) -> float:
        """What it is worth that the enemies in a territory are bound there, because units of the side are too.

        Who stands in contested land may not go on into land that is not his own: the best defence of what lies beyond.
        """
        found = self._pins.get(space)
        if found is None:
            found = self._pins[space] = (
                self.pinned(space) + self._urgency
                if space in self.comers.bound and self._counts_pins
                else 0.0
            )
        return found

    def pinned(self, space: Space) -> float:
        """What it would be worth to bind the enemies in a territory."""
        survey = self.survey
        if not size(survey.theirs(space)):
            return 0.0
        gains = []
        for land in LAND_BORDERS[space]:
            if survey.status(land) != "friendly":
                continue
            here = joined(survey.ours(land), self.reserves.get(land, NOBODY))
            free = self._threatened(land, here, NOBODY, True, space, 1)
            bound = self._threatened(land, here, NOBODY, True, space, -1)
            gains.append(free - bound)
        gains.sort(reverse=True)
        return sum(gain * share for gain, share in zip(gains, PINNED, strict=False))

    def _threatened(
        self, space: Space, here: ArmyCount, foes: ArmyCount, taken: bool, source: Space = "", come: int = 0
    ) -> float:
        """See `threat`; the enemies in `source` are taken to come if `come` is 1, and to be bound if it is -1."""
        survey = self.survey
        theirs, contested, ours = survey.stakes(space)
        state = ours if taken else contested
        gains = []
        open_door = 0.0
        armies = self.comers.armies(space, foes, source, come)
        if not size(here):
            # Nobody resists: this answer is nearly certain.
            open_door = max(0.0, 0.85 * (state - theirs)) if armies else 0.0
            armies = []
        elif not survey.weights.deliberate and space not in _CAPITALS:
            armies = []
        for comers in armies:
            fight = survey.fire.exchange(comers, here)
            gain = fight.kill - fight.loss + fight.cleared * (1.0 - fight.wiped) * (state - theirs)
            if taken:
                gain += (1.0 - fight.cleared) * (1.0 - fight.wiped) * (ours - contested)
            if gain > 0.0:
                gains.append(gain)
        danger = open_door
        if gains:
            gains.sort(reverse=True)
            danger += self._fear * gains[0]
            if len(gains) > 1:
                danger += self._sequence * (gains[1] + 0.5 * sum(gains[2:]))
        if space in _CAPITALS and SIDE[_CAPITALS[space]] == survey.side and size(here):
            danger += survey.weights.dread * self.fall(space, here, foes) * (state - theirs)
        return danger

    def fall(self, space: Space, here: ArmyCount, foes: ArmyCount) -> float:
        """The chance that a garrison is wiped out by all enemies in turn (means and variances add)."""
        mean = variance = 0.0
        survey = self.survey
        rounds = survey.fire.lasting
        for comers in self.comers.armies(space, foes):
            air = 1.0 if comers[3] > here[3] else 0.43 if comers[3] and comers[3] == here[3] else 0.0
            hits, spread = survey.fire.attack_dice(comers, air)
            mean += hits * rounds
            variance += spread * rounds
        return above(mean, variance, size(here)) if mean else 0.0


_CAPITALS: dict[Space, Power] = {capital: power for power, capital in CAPITAL.items()}
