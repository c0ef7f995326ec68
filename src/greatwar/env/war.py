"""The war as a PettingZoo environment: eight powers that take turns, one small choice at a time."""

import hashlib
import sys
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

import gymnasium
import numpy as np
import numpy.typing as npt
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from greatwar.board import POWERS, SIDE, Power
from greatwar.dice import KeyedDice
from greatwar.env.choices import Choice, first_choice, offer_choice, offers
from greatwar.env.observation import SIZE, ObservationRow, Observer, ask, look, spell
from greatwar.env.summary import told
from greatwar.env.tokens import ALPHABET, NAMES, VERB, Token
from greatwar.game import Game
from greatwar.notation.orders import format_line
from greatwar.notation.rulesets import read_rules
from greatwar.orders import End, Order, Undo
from greatwar.questions import AskOrders, Question
from greatwar.rules.opening import opening
from greatwar.table import Table

Observation = dict[str, npt.NDArray[Any]]
LONGEST_FORCED = 10_000


def env(**settings: Any) -> AECEnv:
    """The environment in the wrapper that complains about steps out of order; `raw_env` is faster."""
    return OrderEnforcingWrapper(raw_env(**settings))


class raw_env(AECEnv):  # type: ignore[misc]
    """A game of the war; the agents are the powers.

    `rules` is the name of a ruleset, or a custom one itself, and `options` are its options; `players` says how the
    powers are divided, which matters for what friends must agree about. `rounds` is the round after which a game is
    broken off (truncated).

    A choice that has a single possibility is made by the environment. Where a movement phase cannot be ended as it
    stands, `Undo` goes back to where it could, and the order from there is not offered again.

    Chance is the engine's own dice, keyed by the seed: `reset(seed=7)` begins the same war every time, and every
    reset without a seed the next one of that row.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "greatwar_v1",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    agent_selection: Power
    _choice: Choice
    _seen: ObservationRow | None
    """What the power that is to choose sees, without what it has spelled so far."""

    def __init__(
        self,
        *,
        rules: str | Mapping[str, object] = "rulebook",
        options: Mapping[str, object] | None = None,
        players: int = 8,
        rounds: int = 20,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.ruleset = read_rules(rules, dict(options or {}))
        self.players = players
        self.rounds = rounds
        self.render_mode = render_mode
        self.possible_agents = list(POWERS)
        space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(0, np.iinfo(np.int16).max, (SIZE,), np.int16),
                "action_mask": gymnasium.spaces.Box(0, 1, (ALPHABET,), np.int8),
            }
        )
        # One of each for every agent, so that seeding one does not disturb another.
        self.observation_spaces = {agent: _copy(space) for agent in POWERS}
        self.action_spaces = {agent: gymnasium.spaces.Discrete(ALPHABET) for agent in POWERS}
        self._seed: int | None = None
        self._number = 0
        self._opening = opening(self.ruleset, players)

    # PettingZoo's questions

    def observation_space(self, agent: Power) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Power) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seed, self._number = seed, 0
        else:
            self._number += 1
        key = None
        if self._seed is not None:
            key = hashlib.sha256(f"greatwar/{self._seed}/{self._number}".encode()).hexdigest()
        self.begin(Game(self.ruleset, self._opening, KeyedDice(key)))

    def begin(self, game: Game) -> None:
        """Go on from a game as it stands, a position or a record among them."""
        self.game = game
        self.agents = list(POWERS)
        self.rewards = dict.fromkeys(POWERS, 0.0)
        self._cumulative_rewards = dict.fromkeys(POWERS, 0.0)
        self.terminations = dict.fromkeys(POWERS, False)
        self.truncations = dict.fromkeys(POWERS, False)
        self.infos: dict[Power, dict[str, Any]] = {power: {} for power in POWERS}
        self._observer = Observer(game.rules)
        self._seen = None
        self._word: list[Token] = []
        self._yielded: set[Power] = set()
        self._unheard: list[Power] = []
        self._phase: object = None
        self._has_offers = bool(game.rules.offers)
        self._last_line: tuple[Power, Order] | None = None
        self._rewarded = False
        self._way_back: dict[Power, tuple[Table, Order | None]] = {}
        """Where each power could last have ended its movement phase, and the order that it gave there."""
        self._barred: dict[Power, tuple[Table, frozenset[Order]]] = {}
        """A table to which each power has come back, and the orders from which it did."""
        self._ask()

    def observe(self, agent: Power) -> Observation:
        mask = np.zeros(ALPHABET, np.int8)
        if agent != self.agent_selection or self.is_over:
            row: ObservationRow = self._observer.row(self.game.table).copy()
            ask(row, self._questions, None)
            look(row, agent)
            return {"observation": row, "action_mask": mask}
        if self._seen is None:
            self._seen = self._observer.row(self.game.table).copy()
            ask(self._seen, self._questions, agent)
            look(self._seen, agent)
        row = self._seen.copy()
        spell(row, self._word)
        mask[list(self._choice.tokens)] = 1
        return {"observation": row, "action_mask": mask}

    def state(self) -> ObservationRow:
        """The table as everybody sees it."""
        return self._observer.row(self.game.table).copy()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        token = -1 if action is None else int(action)
        if token not in self._choice.tokens:
            name = NAMES[token] if 0 <= token < ALPHABET else str(action)
            raise ValueError(f"{agent} may not choose '{name}' now: the action mask does not hold it.")
        self._cumulative_rewards[agent] = 0.0
        if self._rewarded:
            self._clear_rewards()
            self._rewarded = False
        self._choose(token)
        if self.is_over:
            self._end()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The state of the war as text; in the mode `human` it is written to standard output."""
        text = told(self.game, self.last_order)
        if self.render_mode == "human":
            sys.stdout.write(f"{text}\n")
            return None
        return text if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held that would have to be given back."""

    # What the powers say

    @property
    def is_over(self) -> bool:
        """Whether the war is won or drawn, or its last round is over."""
        return bool(self.game.table.winner) or self.game.table.round > self.rounds

    @property
    def last_order(self) -> str:
        """The order given last, as a line of a record; empty before the first."""
        return format_line(*self._last_line) if self._last_line else ""

    def spelled(self) -> list[str]:
        """What the power that is to choose has spelled so far, in words."""
        return [NAMES[token] for token in self._word]

    def _choose(self, token: Token) -> None:
        following = self._take(token)
        for _ in range(LONGEST_FORCED):
            if following is None:
                if self.is_over:
                    return
                self._select()
            only = _only(self._choice.tokens)
            if only is None:
                return
            following = self._take(only)
        raise RuntimeError("The war does not get on: the same choices are forced again and again.")

    def _take(self, token: Token) -> Choice | None:
        """Choose a token; what is to be chosen next, or nothing if an order is complete."""
        following = self._choice.chosen(token)
        if following is None:
            self._yielded.add(self.agent_selection)
        elif isinstance(following, Order):
            self._give(self.agent_selection, following)
            self._yielded.clear()
            following = None
        else:
            self._word.append(token)
            self._choice = following
        return following

    def _give(self, power: Power, order: Order) -> None:
        game = self.game
        if type(order) is Undo:
            # Back to where the phase could last be ended, and from there another way.
            table, first = self._way_back.pop(power, (game.table, None))
            while game.table is not table and game.undoable_in_phase(power):
                game.order(power, order)
            tried = self._barred.get(power)
            barred = tried[1] if tried is not None and tried[0] is game.table else frozenset()
            self._barred[power] = (game.table, barred if first is None else barred | {first})
        else:
            if game.table.phase == "movement" and len(game.table.frames) == 1:
                self._way_back.setdefault(power, (game.table, order))
            game.order(power, order)
        self._last_line = (power, order)

    def _ask(self) -> None:
        self._questions: dict[Power, Question] = {}
        self.agent_selection = POWERS[0]
        if self.is_over:
            self._end()
            return
        self._select()
        only = _only(self._choice.tokens)
        if only is not None:
            self._choose(only)

    def _select(self) -> None:
        """Whose choice it is now, and between what."""
        self._seen = None
        game = self.game
        self._word.clear()
        self._questions = questions = game.questions
        if self._has_offers and self._offer(questions):
            return
        waiting = [power for power in POWERS if power in questions]
        speaker = next((power for power in waiting if power not in self._yielded), None)
        if speaker is None:
            # Everybody has let the others go first: the round of asking begins anew.
            self._yielded.clear()
            speaker = waiting[0]
        self.agent_selection = speaker
        table, barred = self._barred.get(speaker, _NOTHING_BARRED)
        if table is not game.table:
            barred = frozenset()
        may_wait = len(waiting) > 1
        self._choice = verbs = first_choice(game, speaker, may_wait=may_wait, barred=barred)
        if END in verbs.tokens:
            self._way_back.pop(speaker, None)

    def _offer(self, questions: dict[Power, Question]) -> bool:
        """Once in every phase, whoever may do something at any time is asked whether they do it now."""
        question = next(iter(questions.values()))
        phase = (self.game.table.turn, self.game.table.phase, self.game.table.round)
        if phase != self._phase and isinstance(question, AskOrders):
            self._phase = phase
            self._unheard = [power for power, _ in offers(self.game) if power not in questions]
        if not self._unheard:
            return False
        self.agent_selection = self._unheard.pop()
        self._choice = offer_choice(self.game, self.agent_selection)
        return _only(self._choice.tokens) is None or self._offer(questions)

    def _end(self) -> None:
        winner = self.game.table.winner
        self._questions = {}
        self._seen = None
        self._word.clear()
        for power in self.agents:
            if winner:
                self.terminations[power] = True
                self.rewards[power] = 0.0 if winner == "draw" else 1.0 if SIDE[power] == winner else -1.0
            else:
                self.truncations[power] = True
        self._rewarded = True
        self._accumulate_rewards()
        self._deads_step_first()


END: Token = VERB[End]
_NOTHING_BARRED: tuple[Table | None, frozenset[Order]] = (None, frozenset())


def _only(tokens: Iterable[Token]) -> Token | None:
    """The only token, if there is just one."""
    found = None
    for token in tokens:
        if found is not None:
            return None
        found = token
    return found


def _copy(space: gymnasium.spaces.Dict) -> gymnasium.spaces.Dict:
    return gymnasium.spaces.Dict(dict(space.spaces))
