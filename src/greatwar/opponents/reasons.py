"""Reasons: the plan as messages, each an imperative with its reason."""

from greatwar.board import CAPITAL, ZONES, Power, Space
from greatwar.opponents.columns import KINDS, Columns
from greatwar.opponents.drafts import Draft
from greatwar.opponents.fire import NOBODY, ArmyCount, joined, size
from greatwar.opponents.ground import GroundValues
from greatwar.opponents.openings import Opening
from greatwar.opponents.survey import Survey, army_of
from greatwar.orders import Item, Items
from greatwar.text.messages import Message
from greatwar.text.say import plan

MOST = 4
"""How many attacks or marches are told of."""


class PlanReasons:
    """What one power means to do in one turn, and why."""

    def __init__(self, power: Power) -> None:
        self.power = power
        self.bought: list[Message] = []
        self.weighed: list[Message] = []
        """What the plan was chosen from, where whole plans were compared."""
        self._plan: Draft | None = None
        self._opening: tuple[Opening, Survey] | None = None

    def lines(self) -> list[Message]:
        """The plan, a few lines long."""
        if self._opening is not None:
            known, survey = self._opening
            return [*self.bought, known.line, *_opening_attacks(survey, known)]
        if self._plan is None:
            return list(self.bought)
        draft = self._plan
        return [
            *self.bought,
            *_attacks(draft.survey, draft.columns),
            *[plan.land(units=items(army), space=space) for army, space in draft.convoys.landed[:MOST]],
            *[plan.attack_fleet(zone=zone) for zone in draft.squadrons.battles],
            *_risks(draft.survey, draft.ground, draft.columns),
        ]

    def others(self) -> list[Message]:
        """What else was considered, the best first."""
        if self._opening is not None:
            return [plan.opening_alone()]
        if self._plan is None:
            return self.weighed
        return self.weighed + _best_first(_alternatives(self._plan.survey, self._plan.columns))

    def moved(self, draft: Draft) -> None:
        """Remember the plan of a movement phase, to be told when somebody asks."""
        self._plan, self._opening = draft, None

    def opened(self, known: Opening, survey: Survey) -> None:
        """Remember the opening by which the power moves."""
        self._plan, self._opening = None, (known, survey)


Rated = tuple[float, Space, Message]
"""A line of a plan: how much it weighs, and the space that it is about."""


def _best_first(found: list[Rated]) -> list[Message]:
    return [line for _, _, line in sorted(found, key=lambda entry: (-entry[0], entry[1]))]


def items(army: ArmyCount) -> Items:
    """An army as orders write it."""
    return tuple(Item(number, kind) for number, kind in zip(army, KINDS, strict=True) if number)


def _opening_attacks(survey: Survey, known: Opening) -> list[Message]:
    """The attacks of an opening in which the power takes part, with those friends who are there already."""
    gathered: dict[Space, ArmyCount] = {}
    zones = []
    for march in known.marches(survey.power):
        space = march.route[-1]
        if space in ZONES:
            if any(survey.table.enemies(survey.power, other) for other in survey.table.stacks(space)):
                zones.append(space)
        else:
            numbers = {item.kind: item.number for item in march.units}
            infantry, artillery, tanks, fighters = (numbers.get(kind, 0) for kind in KINDS)
            army = infantry, artillery, tanks, fighters
            gathered[space] = joined(gathered.get(space, NOBODY), army)
    found = []
    for space, own in gathered.items():
        for friend in survey.movers:
            if friend != survey.power:
                own = joined(own, army_of(survey.table.force(space, friend)))
        foes = survey.theirs(space)
        if size(own) and size(foes):
            found.append(_attack(survey, space, own, foes))
    return [*_best_first(found)[:MOST], *(plan.attack_fleet(zone=zone) for zone in dict.fromkeys(zones))]


def _attack(survey: Survey, space: Space, own: ArmyCount, foes: ArmyCount) -> Rated:
    """An attack, and how much it destroys."""
    fight = survey.fire.exchange(own, foes)
    line = plan.attack(
        space=space,
        units=items(own),
        chance=round(_taken(survey, own, foes), 2),
        loss=round(fight.loss),
        enemy=round(fight.kill),
    )
    return fight.kill, space, line


def _attacks(survey: Survey, columns: Columns) -> list[Message]:
    found: list[Rated] = []
    ground = columns.ground
    for space, armies in columns.here.items():
        if survey.status(space) not in ("hostile", "contested", "neutral"):
            continue
        own: ArmyCount = armies[0]
        for army in armies[1:]:
            own = (own[0] + army[0], own[1] + army[1], own[2] + army[2], own[3] + army[3])
        if not size(own):
            continue
        foes = survey.theirs(space)
        if not size(foes):
            found.append((1.0, space, plan.capture(space=space)))
            continue
        attack = survey.status(space) != "contested" or ground.attacked(space, own) > ground.held(space, own)
        if attack:
            found.append(_attack(survey, space, own, foes))
        else:
            found.append((0.5, space, plan.hold(space=space, units=items(own))))
    return _best_first(found)[:MOST]


def _taken(survey: Survey, own: ArmyCount, foes: ArmyCount) -> float:
    """The exact chance that an attack takes a territory."""
    from greatwar.odds import Army as Force  # here, because numpy is slow to load and seldom needed
    from greatwar.odds import land_attack

    return float(land_attack(survey.rules, Force(*own), Force(*foes)).taken)


def _risks(survey: Survey, ground: GroundValues, columns: Columns) -> list[Message]:
    capital: Space = CAPITAL[survey.power]
    armies = columns.here.get(capital)
    here = survey.ours(capital) if armies is None else ground.garrison(capital, armies)
    chance = ground.fall(
        capital, here, survey.theirs(capital) if survey.status(capital) == "contested" else (0, 0, 0, 0)
    )
    found = []
    if chance >= 0.01:
        found.append(plan.capital_at_risk(space=capital, chance=round(chance, 2)))
    worst = max(
        (
            (ground.threat(space, ground.garrison(space, armies), (0, 0, 0, 0), taken=True), space)
            for space, armies in columns.here.items()
            if survey.status(space) == "friendly" and space != capital
        ),
        default=(0.0, ""),
    )
    if worst[0] > 4.0:
        found.append(plan.expect_attack(space=worst[1]))
    return found


def _alternatives(survey: Survey, columns: Columns) -> list[Rated]:
    found = []
    for space in columns.targets:
        gain, shifts = columns.assault(space)
        if shifts or gain:
            continue
        comers = [column for column in columns.columns if space in column.routes and column.mover >= 0]
        if not comers or survey.status(space) not in ("hostile", "contested"):
            continue
        total: ArmyCount = (0, 0, 0, 0)
        for column in comers:
            army = column.army
            total = (total[0] + army[0], total[1] + army[1], total[2] + army[2], total[3] + army[3])
        fight = survey.fire.exchange(total, survey.theirs(space))
        line = plan.rejected(
            space=space, chance=round(fight.cleared, 2), loss=round(fight.loss), enemy=round(fight.kill)
        )
        found.append((fight.kill - fight.loss, space, line))
    return found
