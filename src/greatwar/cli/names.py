"""Names: the powers as the terminal writes them, in sentences and in orders."""

import re
from typing import cast

from msgspec.structs import replace

from greatwar.board import POWERS, Power
from greatwar.problems import Problem

TITLES: dict[Power, str] = {power: "USA" if power == "usa" else power.title() for power in POWERS}
"""Each power as it stands in an order; orders are read in small and in capital letters."""

_NOTED = re.compile(rf"(?<![\w-])({'|'.join(POWERS)})(?![\w-])")


def titled(text: str) -> str:
    """Return an order, or a line of a record, with the powers in capital letters.

    >>> titled("austria-hungary: represent Albania by usa")
    'Austria-Hungary: represent Albania by USA'
    """
    return _NOTED.sub(lambda found: TITLES[cast(Power, found.group())], text)


def problem_line(problem: Problem) -> str:
    """Return a reason for a refusal as a line.

    >>> from greatwar.text.messages import plain
    >>> problem_line(Problem("too-dear", "usa", plain("The United States has 2 IPCs."), "RB-PURCH-01"))
    'too-dear · USA · The United States has 2 IPCs. · RB-PURCH-01'
    """
    return str(replace(problem, place=titled(problem.place)))
