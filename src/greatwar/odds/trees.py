"""Odds as trees of plain values, for programs."""

from collections.abc import Mapping

from greatwar.notation.trees import Tree
from greatwar.odds.armies import Host
from greatwar.odds.fleets import Fleet
from greatwar.odds.front import FrontForecast
from greatwar.odds.land import LandOdds
from greatwar.odds.sea import SeaOdds
from greatwar.pieces import ARMY_KINDS

LEAST = 1e-9
"""Endings less likely than this are not written."""


def land_tree(odds: LandOdds) -> Tree:
    """One attack on land."""
    return {
        "taken": odds.taken,
        "contested": odds.contested,
        "failed": odds.failed,
        "emptied": odds.emptied,
        "net": odds.net,
        "attackers": _army_side(odds, odds.attackers, odds.attackers_left(), odds.attacker_losses()),
        "defenders": _army_side(odds, odds.defenders, odds.defenders_left(), odds.defender_losses()),
    }


def _army_side(odds: LandOdds, host: Host, left: dict[Host, float], losses: dict[int, float]) -> Tree:
    return {
        "value": odds.board.value(host),
        "loss": sum(ipcs * chance for ipcs, chance in losses.items()),
        "losses": {str(ipcs): chance for ipcs, chance in losses.items() if chance >= LEAST},
        "units": expected_units(host, left),
        "left": [
            {"chance": chance, "armies": [army._asdict() for army in survivors]}
            for survivors, chance in sorted(left.items(), key=lambda entry: -entry[1])
            if chance >= LEAST
        ],
    }


def expected_units(host: Host, left: dict[Host, float]) -> dict[str, float]:
    """The expected number of units lost, by kind."""
    lost: dict[str, float] = {}
    for place, kind in enumerate(ARMY_KINDS):
        had = sum(army[place] for army in host)
        if had:
            lost[kind] = had - sum(
                chance * sum(army[place] for army in survivors) for survivors, chance in left.items()
            )
    return lost


def sea_tree(odds: SeaOdds) -> Tree:
    """A sea battle."""
    return {
        "won": odds.won,
        "undecided": odds.undecided,
        "lost": odds.lost,
        "emptied": odds.emptied,
        "cleared": odds.cleared,
        "driven_off": odds.driven_off,
        "retreated": odds.retreated,
        "rounds": odds.rounds,
        "net": odds.net,
        "worth": odds.worth,
        "attackers": _fleet_side(odds.attacker_loss, odds.attackers_left(), odds.attacker_losses()),
        "defenders": _fleet_side(odds.defender_loss, odds.defenders_left(), odds.defender_losses()),
    }


def _fleet_side(loss: float, left: dict[Fleet, float], losses: dict[int, float]) -> Tree:
    return {
        "loss": loss,
        "losses": {str(ipcs): chance for ipcs, chance in losses.items() if chance >= LEAST},
        "left": [
            {"chance": chance, "fleet": fleet._asdict()}
            for fleet, chance in sorted(left.items(), key=lambda entry: -entry[1])
            if chance >= LEAST
        ],
    }


def front_tree(forecast: FrontForecast) -> Tree:
    """A front over several turns."""
    return {
        "unfollowed": forecast.unfollowed,
        "turns": [
            {
                "turn": moment.turn,
                "mover": "first" if moment.mover == 0 else "second",
                "attacked": moment.attacked,
                "held": list(moment.held),
                "contested": moment.contested,
                "emptied": moment.emptied,
                "units": list(moment.units),
                "value": list(moment.value),
                "lost": list(moment.lost),
            }
            for moment in forecast.moments
        ],
    }


def nine_of_ten(losses: Mapping[int, float]) -> tuple[int, int]:
    """Between what a loss lies with nine chances in ten.

    >>> nine_of_ten({0: 0.04, 3: 0.5, 6: 0.42, 9: 0.04})
    (3, 6)
    """
    low = high = None
    sum_ = 0.0
    for ipcs, chance in sorted(losses.items()):
        sum_ += chance
        if low is None and sum_ > 0.05:
            low = ipcs
        if high is None and sum_ >= 0.95 - 1e-12:
            high = ipcs
    return low or 0, high or 0
