"""The field: how strongly each territory draws armies, from the prizes and the dangers that lie beyond it."""

from greatwar.board import CAPITAL, LAND_BORDERS, SIDE, TERRITORIES, Power, Space
from greatwar.opponents.fire import size
from greatwar.opponents.survey import Survey

Field = dict[Space, float]

PASSABLE = ("friendly", "hostile", "contested")


def field(survey: Survey, targets: dict[Space, float] | None = None) -> Field:
    """By territory, how near it is to what the side wants: 1 at the dearest prize, less with every march.

    `targets` adds weight to single territories.
    """
    found: Field = {}
    wanted = prizes(survey)
    for space, more in (targets or {}).items():
        wanted[space] = wanted.get(space, 0.0) + more
    decay = survey.doctrine.decay
    # The dearest first, so that what lies in their shadow is soon done with.
    for space, weight in sorted(wanted.items(), key=lambda entry: (-entry[1], entry[0])):
        if weight > 0.02:
            _spread(survey, space, weight, decay, found)
    return found


def _spread(survey: Survey, source: Space, weight: float, decay: float, found: Field) -> None:
    """A prize felt over land, weaker with every march; armies nearer to it feel it more."""
    edge = {source: weight}
    while edge:
        further: Field = {}
        for space, strength in edge.items():
            if found.get(space, 0.0) >= strength:
                continue
            found[space] = strength
            for neighbour in LAND_BORDERS[space]:
                if survey.status(neighbour) in PASSABLE:
                    further[neighbour] = max(further.get(neighbour, 0.0), strength * decay)
        edge = further


def prizes(survey: Survey) -> dict[Space, float]:
    """What the side wants and what it fears for, from 0 to 1."""
    found: dict[Space, float] = {}
    for space, land in TERRITORIES.items():
        condition = survey.status(space)
        theirs, contested, ours = survey.stakes(space)
        far = land.kind in ("colony", "colony_of_minor")
        if condition == "hostile":
            found[space] = (0.03 if far else 0.15) + 0.02 * land.ipc + 0.004 * (ours - theirs)
        elif condition == "contested":
            # A front is where reserves belong; a colony is none.
            found[space] = (0.08 if far else 0.3) + 0.03 * land.ipc + 0.004 * (ours - contested)
    for power, capital in CAPITAL.items():
        condition = survey.status(capital)
        if SIDE[power] != survey.side and condition in ("hostile", "contested"):
            found[capital] = max(found.get(capital, 0.0), 0.75 + _key(survey, power, capital))
        elif condition == "contested":
            found[capital] = 1.2
    return {space: min(1.2, weight) for space, weight in found.items()}


def _key(survey: Survey, owner: Power, capital: Space) -> float:
    """How much more a capital is wanted because it wins, or because it is thinly held."""
    more = 0.0
    for test in survey.goals.tests(survey.side):
        if capital in test.needs_one_of:
            more += 0.15
    garrison = size(survey.theirs(capital))
    return more + 0.15 * max(0.0, 1.0 - garrison / 20.0)
