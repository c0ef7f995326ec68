"""Players: a number of them, divided as the rulebook does, or the name of each power's player."""

from collections.abc import Mapping

from greatwar.board import POWERS, SIDE, Power, order_of_play
from greatwar.notation import words
from greatwar.notation.trees import described, mapping, number, within, word, wrong
from greatwar.notation.words import unreadable
from greatwar.rules.opening import Seats, division
from greatwar.text.say import notation as say

FEWEST = 2
MOST = len(POWERS)

PlayerNames = int | dict[Power, str]
"""A number of players, or the name of each power's player; a power without one is a player by itself."""


def read_players(value: object) -> PlayerNames:
    """The players that a position or the header of a record names.

    >>> read_players({"Germany": "Vera", "Ottoman": "Vera", "france": "general"})
    {'germany': 'Vera', 'france': 'general', 'ottoman': 'Vera'}
    """
    if not isinstance(value, Mapping):
        if isinstance(value, bool) or not isinstance(value, int):
            raise wrong(say.expected_players(least=FEWEST, most=MOST, found=described(value)))
        return number(value, least=FEWEST, most=MOST)
    names: dict[Power, str] = {}
    for text, name in mapping(value).items():
        power = words.power(text)
        if power in names:
            raise unreadable(say.power_twice(power=power))
        with within(power):
            names[power] = word(name).strip()
            if not names[power]:
                raise unreadable(say.nameless_player(power=power, found=described(name)))
    _require_one_side(names)
    return {power: names[power] for power in order_of_play(set(names))}


def seats_of(players: PlayerNames) -> Seats:
    """Which powers each player has.

    >>> seats_of(2)
    (('austria-hungary', 'germany', 'ottoman'), ('russia', 'france', 'britain', 'italy', 'usa'))
    """
    if isinstance(players, int):
        return division(players)
    by_name: dict[tuple[str, str], list[Power]] = {}
    for power in POWERS:
        # A name can be that of a power; a power without a player's name is a player of its own all the same.
        player = ("named", players[power]) if power in players else ("unnamed", power)
        by_name.setdefault(player, []).append(power)
    seats = tuple(tuple(powers) for powers in by_name.values())
    for printed in map(division, range(FEWEST, MOST + 1)):
        if set(printed) == set(seats):
            return printed
    return seats


def players_of(seats: Seats) -> PlayerNames:
    """The players in the shortest form that says the same: a number where the rulebook divides so."""
    for players in range(FEWEST, MOST + 1):
        if division(players) == seats:
            return players
    shared = {power: seat[0] for seat in seats if len(seat) > 1 for power in seat}
    return {power: shared[power] for power in order_of_play(set(shared))}


def _require_one_side(names: dict[Power, str]) -> None:
    sides: dict[str, Power] = {}
    for power, name in names.items():
        first = sides.setdefault(name, power)
        if SIDE[first] != SIDE[power]:
            message = say.two_sides(name=name, first=first, power=power)
            raise unreadable(message, code="two-sides", rule="RB-PLAY-02")
