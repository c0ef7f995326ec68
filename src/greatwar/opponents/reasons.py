"""Reasons: what a plan is for, in plain sentences."""

from greatwar.board import CAPITAL, ZONES, Power, Space
from greatwar.opponents.columns import KINDS, Columns
from greatwar.opponents.drafts import Draft
from greatwar.opponents.fire import NOBODY, ArmyCount, joined, size
from greatwar.opponents.ground import GroundValues
from greatwar.opponents.openings import Opening
from greatwar.opponents.survey import Survey, army_of
from greatwar.text.english import counted

MOST = 4
"""How many attacks or marches are told of."""


class PlanReasons:
    """What one power means to do in one turn, and why."""

    def __init__(self, power: Power) -> None:
        self.power = power
        self.bought: list[str] = []
        self.weighed: list[str] = []
        """What the plan was chosen from, where whole plans were compared."""
        self._plan: Draft | None = None
        self._opening: tuple[Opening, Survey] | None = None

    def sentences(self) -> list[str]:
        """The plan in a few sentences."""
        told = [f"Buys {reason}." for reason in self.bought]
        if self._opening is not None:
            known, survey = self._opening
            return [*told, f"Opens by the book: {known.aim}.", *_opening_attacks(survey, known)]
        if self._plan is None:
            return told
        plan = self._plan
        return [
            *told,
            *_attacks(plan.survey, plan.columns),
            *[f"Lands {words(army)} in {space}." for army, space in plan.convoys.landed[:MOST]],
            *[f"Fights for {zone}." for zone in plan.squadrons.battles],
            *_fears(plan.survey, plan.ground, plan.columns),
        ]

    def others(self) -> list[str]:
        """What else was weighed, the best first."""
        if self._opening is not None:
            return ["Nothing else was weighed: the opening is known from whole wars."]
        if self._plan is None:
            return self.weighed
        found = sorted(
            _alternatives(self._plan.survey, self._plan.columns), key=lambda entry: (-entry[0], entry[1])
        )
        return self.weighed + [sentence for _, sentence in found]

    def moved(self, draft: Draft) -> None:
        """Remember the plan of a movement phase, to be told when somebody asks."""
        self._plan, self._opening = draft, None

    def opened(self, known: Opening, survey: Survey) -> None:
        """Remember the opening by which the power moves."""
        self._plan, self._opening = None, (known, survey)


def words(army: ArmyCount) -> str:
    """An army in words."""
    names = ("infantry", "artillery", "tanks", "fighters")
    return (
        ", ".join(f"{number} {name}" for number, name in zip(army, names, strict=True) if number) or "nothing"
    )


def _opening_attacks(survey: Survey, known: Opening) -> list[str]:
    """The attacks of an opening in which the power takes part, with those friends who are there already."""
    gathered: dict[Space, ArmyCount] = {}
    zones = []
    for march in known.marches(survey.power):
        space = march.route[-1]
        if space in ZONES:
            if any(survey.table.enemies(survey.power, other) for other in survey.table.stacks(space)):
                zones.append(f"Fights for {space}.")
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
    found.sort(key=lambda entry: (-entry[0], entry[1]))
    return [*(sentence for _, sentence in found[:MOST]), *dict.fromkeys(zones)]


def _attack(survey: Survey, space: Space, own: ArmyCount, foes: ArmyCount) -> tuple[float, str]:
    """An attack in a sentence, and how much it destroys."""
    fight = survey.fire.exchange(own, foes)
    chance = round(100 * _taken(survey, own, foes))
    return (
        fight.kill,
        f"Attacks {space} with {words(own)}: {chance} % to clear it, "
        f"about {counted(round(fight.kill), 'IPC')} destroyed for {fight.loss:.0f}.",
    )


def _attacks(survey: Survey, columns: Columns) -> list[str]:
    found: list[tuple[float, str]] = []
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
            found.append((1.0, f"Takes undefended {space}."))
            continue
        attack = survey.status(space) != "contested" or ground.attacked(space, own) > ground.held(space, own)
        if attack:
            found.append(_attack(survey, space, own, foes))
        else:
            found.append((0.5, f"Holds in {space} with {words(own)} and does not attack."))
    found.sort(key=lambda entry: (-entry[0], entry[1]))
    return [sentence for _, sentence in found[:MOST]]


def _taken(survey: Survey, own: ArmyCount, foes: ArmyCount) -> float:
    """The exact chance that an attack takes a territory."""
    from greatwar.odds import Army as Force  # here, because numpy is slow to load and seldom needed
    from greatwar.odds import land_attack

    return float(land_attack(survey.rules, Force(*own), Force(*foes)).taken)


def _fears(survey: Survey, ground: GroundValues, columns: Columns) -> list[str]:
    capital: Space = CAPITAL[survey.power]
    armies = columns.here.get(capital)
    here = survey.ours(capital) if armies is None else ground.garrison(capital, armies)
    chance = ground.fall(
        capital, here, survey.theirs(capital) if survey.status(capital) == "contested" else (0, 0, 0, 0)
    )
    told = []
    if chance >= 0.01:
        told.append(f"Fears for {capital}: {100 * chance:.0f} % to lose it before the next turn.")
    worst = max(
        (
            (ground.threat(space, ground.garrison(space, armies), (0, 0, 0, 0), taken=True), space)
            for space, armies in columns.here.items()
            if survey.status(space) == "friendly" and space != capital
        ),
        default=(0.0, ""),
    )
    if worst[0] > 4.0:
        told.append(f"Expects an attack in {worst[1]}.")
    return told


def _alternatives(survey: Survey, columns: Columns) -> list[tuple[float, str]]:
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
        net = fight.kill - fight.loss
        worth = f"{net:+.0f} {'IPC' if abs(round(net)) == 1 else 'IPCs'}"
        found.append(
            (net, f"{space} with all in reach: about {worth}, {100 * fight.cleared:.0f} % to clear it.")
        )
    return found
