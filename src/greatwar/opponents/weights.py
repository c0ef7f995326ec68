"""Weights by which a player judges, as one record; those of the levels are in `weights.toml`."""

import tomllib
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct
from msgspec.structs import replace


class Weights(Struct, frozen=True, kw_only=True):
    """What a player cares for, in IPCs where nothing else is said."""

    horizon: float = 3.0
    """For how many rounds the income of a territory counts."""
    capital: float = 40.0
    """What a capital counts beyond its income."""
    key_capital: float = 20.0
    """What a capital counts more that its side's enemies need to win."""
    meter: float = 2.0
    """What an IPC of homeland counts more where homelands collapse."""
    collapse: float = 0.6
    """How much of what a collapse is worth counts in the territories that tip the scale, where contested ones count."""
    capture: float = 0.15
    """The same where only captured ones count."""
    points: float = 3.0
    """What an IPC of homeland counts more where points decide, when the last round is near."""
    fear: float = 0.5
    """How much of an enemy's best answer is expected to come."""
    sequence: float = 0.35
    """How much of the second-best answer is expected to come as well."""
    dread: float = 1.0
    """How much the fall of an own capital to all enemies in turn is feared."""
    pull: float = 1.2
    """How strongly armies are drawn to the front, as a share of their price."""
    decay: float = 0.82
    """How much the draw weakens with each march."""
    own_blood: float = 1.0
    """What own losses count, against those of the enemy."""
    press: float = 0.5
    """How much less own losses count for a side that is far ahead, or has no time left."""
    passes: int = 4
    """How often all armies are gone through in search of something better."""
    temperature: float = 0.0
    """How far below the best a choice may be, and still be made."""
    deliberate: bool = True
    """Whether answers of the enemy are looked at beyond capitals."""
    gathers: bool = True
    """Whether several armies are sent together where none would go alone."""
    binds: bool = True
    """Whether plans are made that count on enemies whom an attack binds."""
    screens: bool = True
    """Whether several enemies are bound together on purpose when an own power is about to collapse."""
    guns: float = 0.45
    """How many guns are wanted for each infantry of the main army."""
    fleets: bool = True
    """Whether fleets look for battle, and not only for safety."""


class UnknownWeight(ValueError):
    """A weight that no player has, or a value that it cannot have; the message is a sentence."""


@cache
def weights_of(level: str) -> Weights:
    """The weights of a level."""
    tree = tomllib.loads(files(__package__).joinpath("weights.toml").read_text("utf-8"))
    return msgspec.convert(tree[level], Weights)


def changed(weights: Weights, text: str) -> Weights:
    """The weights with some of them changed, as `fear=0.4,pull=1.1` names them.

    >>> changed(Weights(), "fear=0.4,passes=2").passes
    2
    """
    for item in text.split(","):
        name, _, value = item.partition("=")
        present = getattr(weights, name, None) if name in Weights.__struct_fields__ else None
        if present is None:
            known = ", ".join(Weights.__struct_fields__)
            raise UnknownWeight(f"There is no weight called '{name}': there are {known}")
        try:
            number = float(value)
        except ValueError:
            raise UnknownWeight(f"'{name}' is given as {name}=NUMBER, not as '{item}'") from None
        weights = replace(weights, **{name: type(present)(number)})
    return weights
