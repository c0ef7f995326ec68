"""Teach Germany its first turn, with numpy alone: `python examples/learning.py` (about a minute).

The policy is as small as can be: how much each token is liked after each other token. It plays Germany's first
movement and combat, everybody else answers at random, and after each batch of turns it likes a little more what was
followed by more than usual, and less what was followed by less (REINFORCE). What counts is the value of the land that
the Central Powers control and the Allies do not. Progress goes to the terminal and, as a picture, to `learning.svg`.
"""

import argparse
import hashlib
from pathlib import Path

import numpy as np
import numpy.typing as npt

from greatwar.board import POWERS, SIDE
from greatwar.dice import KeyedDice
from greatwar.env import raw_env
from greatwar.env.observation import LAYOUT
from greatwar.env.tokens import ALPHABET, NAMES
from greatwar.game import Game
from greatwar.lab.plots import Curve, curves
from greatwar.notation.positions import load_position

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int16]

FIRST_TURN = load_position("{rules: rulebook, turn: germany, phase: movement}")
SPELLING = LAYOUT["spelling"].start
PRODUCTION = LAYOUT["production"]
SIGN = np.array([1 if SIDE[power] == "central" else -1 for power in POWERS])


class Policy:
    """How much each token is liked after the token before it; 0 stands for the beginning of an order."""

    def __init__(self) -> None:
        self.likings = np.zeros((ALPHABET + 1, ALPHABET))

    def chances(self, row: Ints, mask: Ints) -> tuple[int, Floats]:
        """The token before, and how likely each token is to be chosen."""
        before = int(row[SPELLING])
        likings = np.where(mask, self.likings[before], -np.inf)
        chances = np.exp(likings - likings.max())
        return before, chances / chances.sum()

    def learn(self, turns: list["Turn"], rate: float) -> None:
        """Like better what was followed by more than what usually follows."""
        gains = np.array([turn.gain for turn in turns])
        pushes = (gains - gains.mean()) / (gains.std() + 1e-6)
        slope = np.zeros_like(self.likings)
        for turn, push in zip(turns, pushes, strict=True):
            for before, chances, token in turn.choices:
                slope[before] -= push * chances
                slope[before, token] += push
        self.likings += rate * slope / len(turns)


class Turn:
    """What was chosen in a turn, and what came of it."""

    def __init__(self) -> None:
        self.choices: list[tuple[int, Floats, int]] = []
        self.gain = 0.0


def play(war: raw_env, policy: Policy, rng: np.random.Generator, key: str) -> Turn:
    """Germany's first turn by the policy, up to the end of its battles."""
    war.begin(Game(*FIRST_TURN, KeyedDice(key)))
    turn = Turn()
    before = ground(war.state())
    while war.game.table.turn == "germany" and war.game.table.phase in ("movement", "combat"):
        observation = war.observe(war.agent_selection)
        mask = observation["action_mask"]
        if war.agent_selection == "germany":
            place, chances = policy.chances(observation["observation"], mask)
            token = int(rng.choice(ALPHABET, p=chances))
            turn.choices.append((place, chances, token))
        else:
            token = int(rng.choice(np.flatnonzero(mask)))
        war.step(token)
    turn.gain = ground(war.state()) - before
    return turn


def ground(row: Ints) -> float:
    """The value of the land that the Central Powers control, less that of the Allies."""
    return float(row[PRODUCTION.start : PRODUCTION.stop] @ SIGN)


def main() -> None:
    said = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    said.add_argument("--batches", type=int, default=40)
    said.add_argument("--turns", type=int, default=32, help="turns in a batch")
    said.add_argument("--rate", type=float, default=0.6)
    said.add_argument("--seed", type=int, default=1)
    said.add_argument("--picture", type=Path, default=Path("learning.svg"))
    options = said.parse_args()
    rng = np.random.default_rng(options.seed)
    war, policy = raw_env(), Policy()
    results = []
    for batch in range(options.batches):
        keys = [
            hashlib.sha256(f"{options.seed}/{batch}/{n}".encode()).hexdigest() for n in range(options.turns)
        ]
        turns = [play(war, policy, rng, key) for key in keys]
        policy.learn(turns, options.rate)
        results.append(float(np.mean([turn.gain for turn in turns])))
        print(f"batch {batch + 1:3}: {results[-1]:+6.2f} IPCs of land a turn")
    smooth = [float(np.mean(results[max(0, index - 4) : index + 1])) for index in range(len(results))]
    picture = curves(
        [Curve("each batch", list(enumerate(results, 1))), Curve("mean of five", list(enumerate(smooth, 1)))],
        title="Land that Germany wins and denies in its first turn",
        across="batch",
        up="IPCs",
        ground=0,
    )
    options.picture.write_text(picture, "utf-8")
    liked = np.argsort(policy.likings[1 + NAMES.index("infantry")])[::-1][:6]
    print("Infantry goes rather to", ", ".join(NAMES[token] for token in liked))
    print(
        f"The first five batches {np.mean(results[:5]):+.2f}, the last five {np.mean(results[-5:]):+.2f} IPCs."
    )


if __name__ == "__main__":
    main()
