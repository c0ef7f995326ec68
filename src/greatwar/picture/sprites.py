"""The drawings of units, marks and emblems, with their colours put in."""

import re
from functools import cache
from importlib.resources import files

_SYMBOL = re.compile(r'<symbol id="([^"]+)" viewBox="0 0 48 48">(.*?)</symbol>', re.DOTALL)
_VARIABLE = re.compile(r"var\(--(tile|on|hit)\s*(?:,[^)]*)?\)")


@cache
def drawings() -> dict[str, str]:
    """What is inside each drawing, on a grid of 48 by 48."""
    text = files("greatwar.picture").joinpath("drawings.svg").read_text("utf-8")
    return {name: " ".join(body.split()) for name, body in _SYMBOL.findall(text)}


def symbol(name: str, *, called: str, colour: str, tile: str, on: str, hit: str) -> str:
    """A drawing in its colours, to be used under a name. No colour is left to the reader's style sheet."""
    colours = {"tile": tile, "on": on, "hit": hit}
    body = _VARIABLE.sub(lambda match: colours[match[1]], drawings()[name]).replace("currentColor", colour)
    return f'<symbol id="{called}" viewBox="0 0 48 48">{body}</symbol>'
