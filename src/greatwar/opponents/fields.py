"""The field: how strongly each territory attracts armies."""

from greatwar.board import CAPITAL, LAND_BORDERS, SIDE, TERRITORIES, Power, Space
from greatwar.opponents.fire import size
from greatwar.opponents.survey import Survey

Field = dict[Space, float]

PASSABLE = ("friendly", "hostile", "contested")
PRIZE = 0.75
"""How strongly an enemy capital draws armies."""
MASSING = 0.8
"""How much more it does where the side is the stronger one, or stronger than around other capitals: armies gather."""
COVER = 0.5
"""How strongly an own capital draws armies that the enemy is about to reach in strength."""
SAFE = 0.65
"""The share of the armies around an own capital that keeps it out of danger."""
EXPOSED = 0.3
"""How far below that the share must be for the danger to count wholly."""
NEARNESS = 0.75
"""How much less an army counts with each march between it and a capital."""
HORIZON = 0.1
"""Armies that would count for less than this are too far away to count at all."""


def field(survey: Survey, targets: dict[Space, float] | None = None) -> Field:
    """By territory, how near it is to what the side wants: 1 at the dearest prize, less with every march.

    `targets` adds weight to single territories.
    """
    found: Field = {}
    wanted = prizes(survey)
    for space, more in (targets or {}).items():
        wanted[space] = wanted.get(space, 0.0) + more
    decay = survey.weights.decay
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
            found[space] = (
                (0.03 if far else 0.15) + 0.02 * survey.rules.board.ipc[space] + 0.004 * (ours - theirs)
            )
        elif condition == "contested":
            # A front is where reserves belong; a colony is none.
            found[space] = (
                (0.08 if far else 0.3) + 0.03 * survey.rules.board.ipc[space] + 0.004 * (ours - contested)
            )
    shares = _shares(survey)
    strongest = max(
        (
            shares[capital]
            for power, capital in CAPITAL.items()
            if SIDE[power] != survey.side and capital in shares
        ),
        default=0.0,
    )
    for power, capital in CAPITAL.items():
        condition = survey.status(capital)
        if SIDE[power] != survey.side and condition in ("hostile", "contested"):
            massed = MASSING * (shares[capital] - min(0.5, strongest)) if capital in shares else 0.0
            found[capital] = max(found.get(capital, 0.0), PRIZE + massed + _key(survey, power, capital))
        elif condition == "contested":
            found[capital] = 1.2
        elif condition == "friendly" and SIDE[power] == survey.side and power not in survey.table.departed:
            short = SAFE - shares.get(capital, 1.0)
            found[capital] = COVER * max(0.0, min(1.0, short / EXPOSED))
    return {space: min(1.2, weight) for space, weight in found.items()}


def _shares(survey: Survey) -> dict[Space, float]:
    """The share of the own side in the armies around each capital that is in the war.

    It is asked for only where capitals alone decide a war, sooner or later: where land or a last round does, armies
    that gather before capitals come too late everywhere else.
    """
    if not survey.weights.gathers or not survey.capitals_decide:
        return {}
    return {
        capital: share_around(survey, capital)
        for capital in CAPITAL.values()
        if survey.status(capital) in PASSABLE
    }


def share_around(survey: Survey, place: Space) -> float:
    """The share of the own side in all armies around a territory, the nearer ones counted more."""
    ours = theirs = 0.001
    edge, seen, weight = {place}, {place}, 1.0
    worth = survey.fire.worth
    while edge and weight > HORIZON:
        for space in sorted(edge):
            ours += weight * worth(survey.ours(space))
            theirs += weight * worth(survey.standing(space))
        edge = {
            other for space in edge for other in LAND_BORDERS[space] if survey.status(other) in PASSABLE
        } - seen
        seen |= edge
        weight *= NEARNESS
    return round(ours / (ours + theirs), 4)


def _key(survey: Survey, owner: Power, capital: Space) -> float:
    """How much more a capital is wanted because it wins, or because it is thinly held."""
    more = 0.0
    for test in survey.goals.tests(survey.side):
        if capital in test.needs_one_of:
            more += 0.15
    garrison = size(survey.theirs(capital))
    return more + 0.15 * max(0.0, 1.0 - garrison / 20.0)
