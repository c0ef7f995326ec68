"""Odds of a battle that somebody has thought up."""

from collections.abc import Mapping

from greatwar.odds import Army, Fleet, land_attack, sea_battle
from greatwar.problems import Problem, Refused
from greatwar.rules import ruleset
from greatwar.web.documents import ArmyNumbers, FleetNumbers, LandQuery, Odds, SeaQuery

MOST_SHIPS = 24
"""Ships of both sides together beyond which a sea battle takes too long to reckon."""
LEAST = 1e-9
"""Chances smaller than this are left out."""


def reckoned(query: LandQuery | SeaQuery) -> Odds:
    """The exact odds of a battle."""
    rules = ruleset(query.ruleset, query.options)
    if isinstance(query, LandQuery):
        attacker, landed, defender = map(_army, (query.attacker, query.landed, query.defender))
        _require(attacker.units + landed.units, defender.units)
        land = land_attack(
            rules,
            attacker,
            defender,
            landed=landed if landed.units else (),
            battleships=query.battleships if landed.units else (),
        )
        return Odds(
            land.taken,
            land.contested,
            land.repelled,
            land.emptied,
            land.attacker_loss,
            land.defender_loss,
            _likely(land.attacker_losses()),
            _likely(land.defender_losses()),
            1.0,
        )
    own, foes = _fleet(query.attacker), _fleet(query.defender)
    _require(own.armed, foes.afloat)
    if own.afloat + foes.afloat > MOST_SHIPS:
        sentence = f"A sea battle of more than {MOST_SHIPS} ships takes too long to reckon"
        raise Refused(Problem("too-many", "", sentence, ""))
    sea = sea_battle(rules, own, foes, press=query.rounds or "always")
    return Odds(
        sea.won,
        sea.undecided,
        sea.lost,
        sea.emptied,
        sea.attacker_loss,
        sea.defender_loss,
        _likely(sea.attacker_losses()),
        _likely(sea.defender_losses()),
        sea.rounds,
    )


def _require(attackers: int, defenders: int) -> None:
    if not attackers or not defenders:
        sentence = "A battle needs somebody who can attack and somebody to be attacked"
        raise Refused(Problem("no-battle", "", sentence, ""))


def _army(numbers: ArmyNumbers) -> Army:
    return Army(numbers.infantry, numbers.artillery, numbers.tank, numbers.fighter)


def _fleet(numbers: FleetNumbers) -> Fleet:
    return Fleet(numbers.battleship, numbers.damaged, numbers.cruiser, numbers.submarine, numbers.transport)


def _likely(chances: Mapping[int, float]) -> dict[int, float]:
    return {loss: chance for loss, chance in sorted(chances.items()) if chance > LEAST}
