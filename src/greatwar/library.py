"""The library: what `import greatwar` offers, all of it in the notation that players type.

>>> import greatwar
>>> game = greatwar.new_game("rulebook")
>>> greatwar.give(game, "austria-hungary: buy 6 infantry, 2 artillery")
['Austria-Hungary buys 6 infantry, 2 artillery.']
"""

from collections.abc import Mapping
from itertools import islice

from greatwar.board import Power
from greatwar.dice import KeyedDice
from greatwar.game import Game
from greatwar.notation.orders import format_line, parse_line
from greatwar.notation.positions import load_position as read_position
from greatwar.notation.records import read_record, write_record
from greatwar.notation.rulesets import load_ruleset, read_rules
from greatwar.notation.words import Unreadable
from greatwar.odds.forces import read_forces
from greatwar.odds.inquiries import Sides, action, assault
from greatwar.odds.land import LandOdds
from greatwar.odds.sea import SeaOdds
from greatwar.opponents import Player, opponent
from greatwar.picture import ThemeName, picture
from greatwar.problems import Refused
from greatwar.questions import Shape
from greatwar.records.fairness import Misfit, replay
from greatwar.records.transcripts import transcript
from greatwar.rules import Ruleset
from greatwar.rules.opening import opening
from greatwar.text.chronicle import lines, order_line

MOST_ANSWERS = 1_000
"""How many answers to one question are listed."""

__all__ = [
    "Game",
    "Misfit",
    "Player",
    "Refused",
    "Unreadable",
    "computer",
    "draw",
    "give",
    "land_odds",
    "legal_orders",
    "load_position",
    "load_record",
    "new_game",
    "record",
    "ruleset",
    "sea_odds",
]


def ruleset(
    rules: str | Mapping[str, object] = "rulebook", options: Mapping[str, object] | None = None
) -> Ruleset:
    """Return a ruleset: by name, as the text of a custom one in TOML, or as its tree.

    >>> str(ruleset("tournament", {"rounds": 8}).title)
    'Larry Harris’ tournament rules'
    >>> ruleset('name = "cheap-tanks"\\nbase = "rulebook"\\n[units.tank]\\ncost = 5').units.cost["tank"]
    5
    """
    if isinstance(rules, str) and "\n" in rules:
        return read_rules(load_ruleset(rules), options or {})
    return read_rules(rules, options or {})


def new_game(
    rules: str | Mapping[str, object] = "rulebook",
    options: Mapping[str, object] | None = None,
    *,
    players: int = 8,
    key: str | None = None,
) -> Game:
    """Begin a game for two to eight players.

    The dice follow from `key`, an even number of hexadecimal digits: the same key rolls the same dice. Without one
    nobody can foresee them.
    """
    chosen = ruleset(rules, options)
    return Game(chosen, opening(chosen, players), KeyedDice(key))


def load_position(text: str, *, key: str | None = None) -> Game:
    """Begin a game from a position, written in YAML."""
    rules, table = read_position(text)
    return Game(rules, table, KeyedDice(key))


def load_record(text: str, *, key: str | None = None) -> Game:
    """Replay a record, and return the game where it ends, ready to be continued with new dice.

    The first line that does not fit raises `Misfit`.
    """
    game: Game | None = None
    for played in replay(read_record(text)):
        game = played.game
    assert game is not None, "a record begins with a position"
    game.dice = KeyedDice(key, inherited=game.rolls)
    return game


def record(game: Game, *, players: Mapping[Power, str] | None = None) -> str:
    """Return the record of a game so far, as text that `load_record` reads."""
    return write_record(transcript(game, players=players))


def legal_orders(game: Game, power: Power | None = None) -> list[str]:
    """List every legal order as `POWER: ORDER`; of one power only, if you name it.

    Orders are in their small form, one unit to a move. Where a question has more than a thousand answers, the first
    thousand are listed. `undo` is listed for a power in a dead end (`Game.is_stuck`), and only there. So the list is
    empty only when the war is over or another power is asked.
    """
    found: list[str] = []
    for each, order in game.legal():
        if power in (None, each):
            if isinstance(order, Shape):
                found += (format_line(each, answer) for answer in islice(game.answers(), MOST_ANSWERS))
            else:
                found.append(format_line(each, order))
    stuck = [each for each in game.questions if power in (None, each) and game.is_stuck(each)]
    return found + [f"{each}: undo" for each in stuck if game.undoable(each)]


def give(game: Game, line: str) -> list[str]:
    """Give an order, `POWER: ORDER`, and return what happened in sentences.

    An order that the rules forbid raises `Refused` with every reason; one that cannot be read raises `Unreadable`.
    Either changes nothing.
    """
    power, order = parse_line(line)
    events = game.order(power, order)
    return [str(line) for line in (order_line(power, order), *lines(events))]


def land_odds(
    attackers: str, defenders: str, *, landing: str = "", rules: Ruleset | str = "rulebook"
) -> LandOdds:
    """Calculate the exact odds of a land battle; `landing` are units that come by sea, with their battleships.

    >>> round(land_odds("12 infantry, 2 artillery", "5 infantry, 1 artillery").taken, 2)
    0.45
    """
    return assault(_sides(attackers, defenders, rules), landing).odds


def sea_odds(attackers: str, defenders: str, *, mines: int = 0, rules: Ruleset | str = "rulebook") -> SeaOdds:
    """Calculate the exact odds of a sea battle; `mines` are the minefields that the attackers pass before.

    >>> sea_odds("1 cruiser", "1 cruiser", rules="second-edition").won
    0.25
    """
    return action(_sides(attackers, defenders, rules), mines=mines)


def _sides(attackers: str, defenders: str, rules: Ruleset | str) -> Sides:
    chosen = ruleset(rules) if isinstance(rules, str) else rules
    return Sides(chosen, read_forces(chosen, attackers), read_forces(chosen, defenders))


def computer(level: str = "officer", seed: int | str = 0) -> Player:
    """Return a computer player; `order(game, power)` asks it for an order, and `explain(power)` why.

    Levels are recruit, officer and general, and wanderer, who gives any legal order. The same seed plays the same way.
    """
    return opponent(level, seed)


def draw(game: Game, *, theme: ThemeName = "light") -> str:
    """Draw the board of a game as an SVG file that needs nothing beside it."""
    return picture(game, theme=theme)
