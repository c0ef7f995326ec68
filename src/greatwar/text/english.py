"""English: names and grammar that all sentences share."""

from collections.abc import Sequence

from greatwar.board import Power, Side

NAMES: dict[Power, str] = {
    "austria-hungary": "Austria-Hungary",
    "russia": "Russia",
    "germany": "Germany",
    "france": "France",
    "britain": "Britain",
    "ottoman": "the Ottoman Empire",
    "italy": "Italy",
    "usa": "the United States",
}
"""The powers as a sentence calls them."""

SIDE_NAMES: dict[Side, str] = {"central": "the Central Powers", "allies": "the Allies"}
TURN_NAMES: dict[Power | Side, str] = dict([*NAMES.items(), *SIDE_NAMES.items()])


def capitalized(sentence: str) -> str:
    """A sentence with a capital letter in front, and nothing else changed."""
    return sentence[:1].upper() + sentence[1:]


def counted(number: int, noun: str) -> str:
    """A number and a noun that agrees with it.

    >>> counted(1, "hit"), counted(3, "infantry"), counted(2, "die"), counted(0, "casualty")
    ('1 hit', '3 infantry', '2 dice', '0 casualties')
    """
    return f"{number} {noun if number == 1 else plural(noun)}"


def plural(noun: str) -> str:
    """A noun for several.

    >>> plural("territory"), plural("damaged battleship"), plural("new artillery")
    ('territories', 'damaged battleships', 'new artillery')
    """
    before, _, last = noun.rpartition(" ")
    if last in _PLURALS:
        return f"{before} {_PLURALS[last]}".lstrip()
    return f"{noun[:-1]}ies" if noun.endswith("y") else f"{noun}s"


_PLURALS = {"die": "dice", "infantry": "infantry", "artillery": "artillery", "key": "keys"}


def agreeing(number: int, noun: str, singular: str, several: str) -> str:
    """A number, its noun and a verb that agrees with both.

    >>> agreeing(1, "die", "is", "are"), agreeing(2, "IPC", "was", "were")
    ('1 die is', '2 IPCs were')
    """
    return f"{counted(number, noun)} {singular if number == 1 else several}"


def enumerated(parts: Sequence[str], word: str = "and") -> str:
    """A list as a sentence has it.

    >>> enumerated(["Belgium", "Lorraine", "Alsace"])
    'Belgium, Lorraine and Alsace'
    """
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {word} {parts[-1]}"
