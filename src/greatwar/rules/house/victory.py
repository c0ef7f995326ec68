"""The end of the war as a house rule changes it: `[victory]`, and the clock in `[war_ends]`."""

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from greatwar.board import CAPITAL, POWERS, POWERS_OF, SIDE, SIDES, Side, Space
from greatwar.frames import EndOfRound
from greatwar.orders import AnnounceLastRound
from greatwar.rules.chapters import VictoryTest
from greatwar.rules.house.keys import Key, Parameter, Section, Several
from greatwar.rules.points import LAST_ROUND
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.second_edition.rounds import CERTAIN, EndOfRoundStep
from greatwar.table import Turn
from greatwar.text.messages import Message
from greatwar.text.say import house
from greatwar.text.say import key as text

_ROUNDS = Parameter("victory", "last_round")
_COUNT = Parameter("victory", "count")
_TIE = Parameter("victory", "tie")
LONGEST = 30
"""The latest round that can be the last."""


def never_ends(rules: Ruleset, member: str, value: Any) -> Message | None:
    """That nothing is left that ends the war."""
    victory = rules.victory
    if victory.tests or victory.war_ends or rules.collapse.wins or _has_last_round(rules):
        return None
    return house.never_ends()


def _has_last_round(rules: Ruleset) -> bool:
    announced = any(offer.order is AnnounceLastRound for offer in rules.offers)
    return bool(rules.victory.last_round) or announced


# The last round


def after_the_end(rules: Ruleset, round_: int) -> Message | None:
    """That a round is never played, because the war is over before."""
    certain = [each for each, die in rules.victory.war_ends.items() if die >= CERTAIN]
    ends = [each for each in (rules.victory.last_round, *certain) if each]
    return house.after_last_round(last=min(ends), n=round_) if ends and min(ends) < round_ else None


def _with_last_round(rules: Ruleset, member: str, value: int) -> Ruleset:
    rules = _ROUNDS.apply(rules, member, value)
    return rules.but("victory", count="points") if rules.victory.count == "none" else rules


def _too_late(rules: Ruleset, member: str, value: int) -> Message | None:
    certain = [round_ for round_, die in rules.victory.war_ends.items() if die >= CERTAIN]
    if certain and min(certain) < value:
        return house.clock_ends_earlier(certain=min(certain), n=value)
    return None


def _no_last_round(rules: Ruleset, member: str, value: Any) -> Message | None:
    return None if _has_last_round(rules) else house.no_last_round()


# Announcing it


def _is_announced(rules: Ruleset, member: str) -> object:
    return any(offer is LAST_ROUND for offer in rules.offers)


def _with_announcement(rules: Ruleset, member: str, value: bool) -> Ruleset:
    others = tuple(offer for offer in rules.offers if offer is not LAST_ROUND)
    rules = replace(rules, offers=(*others, LAST_ROUND) if value else others)
    return rules.but("victory", count="points") if value and rules.victory.count == "none" else rules


def _is_not_chosen(rules: Ruleset, member: str, value: bool) -> Message | None:
    if rules.chosen.get("clock", value) != value:
        return house.clock_and_announced()
    if not value and rules.chosen.get("rounds") == 0:
        return house.last_round_never_announced()
    return never_ends(rules, member, value)


# Capitals


class _Capitals(Struct, frozen=True):
    """The keys that say with which capitals a side wins, and after whose turn."""

    side: Side
    word: Literal["central", "allied"]

    @property
    def prizes(self) -> tuple[Space, ...]:
        """The enemy capitals."""
        return tuple(CAPITAL[power] for power in POWERS if SIDE[power] != self.side)

    @property
    def keys(self) -> tuple[Key, ...]:
        """The three keys; the number comes last, because it can do away with what the others say."""
        return (
            Key(
                f"{self.word}_needs",
                text.victory_needs(side=self.side),
                Several(self.prizes),
                lambda rules, member: self._printed(rules, "needs"),
                lambda rules, member, value: self._changed(rules, needs_one_of=frozenset(value)),
                self._unwinnable,
            ),
            Key(
                f"{self.word}_checked",
                text.victory_checked(side=self.side),
                (*POWERS, *SIDES),
                lambda rules, member: self._printed(rules, "checked"),
                lambda rules, member, value: self._changed(rules, after=value),
                self._no_such_turn,
            ),
            Key(
                f"{self.word}_capitals",
                text.victory_capitals(side=self.side),
                range(len(self.prizes) + 1),
                lambda rules, member: self._printed(rules, "capitals"),
                self._with_number,
                never_ends,
            ),
        )

    def _tests(self, rules: Ruleset) -> tuple[VictoryTest, ...]:
        return tuple(test for test in rules.victory.tests if test.winner == self.side)

    def _printed(self, rules: Ruleset, what: Literal["needs", "checked", "capitals"]) -> object:
        tests = self._tests(rules)
        if not tests:
            return 0 if what == "capitals" else None
        test = tests[0]
        needs = tuple(capital for capital in self.prizes if capital in test.needs_one_of)
        return {"needs": needs, "checked": test.after, "capitals": test.capitals}[what]

    def _changed(self, rules: Ruleset, **changes: Any) -> Ruleset:
        """The ruleset with the test of the side changed, or made where it has none."""
        old = self._tests(rules) or (self._usual(rules),)
        others = tuple(test for test in rules.victory.tests if test.winner != self.side)
        return rules.but("victory", tests=(*others, *(replace(test, **changes) for test in old)))

    def _usual(self, rules: Ruleset) -> VictoryTest:
        """Two capitals, counted when the enemy has had his last turn of the round."""
        own = (self.side, *POWERS_OF[self.side])
        enemy = [turn for turn in rules.rounds.turns if turn not in own]
        after: Turn = enemy[-1]
        return VictoryTest(after, self.side, frozenset(), 2, "RB-VICT-01")

    def _with_number(self, rules: Ruleset, member: str, value: int) -> Ruleset:
        if value:
            return self._changed(rules, capitals=value)
        others = tuple(test for test in rules.victory.tests if test.winner != self.side)
        return rules.but("victory", tests=others)

    def _unwinnable(self, rules: Ruleset, member: str, value: Any) -> Message | None:
        if self._tests(rules):
            return None
        return house.no_capital_wins(key=f"{self.word}_capitals")

    def _no_such_turn(self, rules: Ruleset, member: str, value: Any) -> Message | None:
        if value not in rules.rounds.turns:
            return house.no_such_turn(turns=rules.rounds.turns, turn=value)
        return self._unwinnable(rules, member, value)


VICTORY = Section(
    name="victory",
    sentence=text.victory(),
    keys=(
        Key(
            "rounds",
            text.victory_rounds(),
            range(1, LONGEST + 1),
            lambda rules, member: rules.victory.last_round or None,
            _with_last_round,
            _too_late,
        ),
        Key(
            "announced",
            text.victory_announced(),
            (False, True),
            _is_announced,
            _with_announcement,
            _is_not_chosen,
        ),
        Key(
            "count",
            text.victory_count(),
            ("points", "income"),
            lambda rules, member: None if rules.victory.count == "none" else rules.victory.count,
            _COUNT.apply,
            _no_last_round,
        ),
        Key(
            "tie",
            text.victory_tie(),
            ("draw", "central", "allies"),
            _TIE.value,
            _TIE.apply,
            _no_last_round,
        ),
        *_Capitals("central", "central").keys,
        *_Capitals("allies", "allied").keys,
    ),
)


# The clock


def _die(rules: Ruleset, member: str) -> object:
    return rules.victory.war_ends.get(int(member), 0)


def _with_die(rules: Ruleset, member: str, value: int) -> Ruleset:
    ends = {round_: die for round_, die in rules.victory.war_ends.items() if round_ != int(member)}
    if value:
        ends[int(member)] = value
        rules = replace(rules, steps={**rules.steps, EndOfRound: EndOfRoundStep()})
    return rules.but("victory", war_ends=dict(sorted(ends.items())))


def _misdated(rules: Ruleset, member: str, value: int) -> Message | None:
    return (after_the_end(rules, int(member)) if value else None) or never_ends(rules, member, value)


WAR_ENDS = Section(
    name="war_ends",
    sentence=text.war_ends(),
    members=tuple(str(round_) for round_ in range(1, LONGEST + 1)),
    plain=True,
    keys=(
        Key(
            "",
            text.war_ends_die(),
            range(CERTAIN + 1),
            _die,
            _with_die,
            _misdated,
        ),
    ),
)
