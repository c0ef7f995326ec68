"""Whoever does not answer an open question is told what is asked, with legal answers in notation."""

import re

from greatwar.board import POWERS
from greatwar.notation.orders import parse_order
from greatwar.notation.records import read_record
from greatwar.orders import Buy, End, Order, Place
from greatwar.questions import AskOrders, Question
from greatwar.records.fairness import replay
from tests.games.test_games import NAMES, text_of

WRONG: tuple[Order, ...] = (End(), Buy(()), Place((), "Vienna"))


def test_an_order_that_answers_no_open_question_is_told_what_is_asked() -> None:
    met: dict[type[Question], str] = {}
    for name in NAMES:
        seen: set[type[Question]] = set()
        for played in replay(read_record(text_of(name))):
            for power, question in played.game.questions.items():
                if isinstance(question, AskOrders) or type(question) in seen:
                    continue
                seen.add(type(question))
                (problem,) = played.game.problems(power, End())
                assert problem.code == "answer-first"
                asked, _, examples = problem.sentence.partition(" For example: ")
                assert re.match(r"Answer the open question first\. [A-Z].*[.?]$", asked), asked
                answers = re.findall("`([^`]+)`", examples)
                assert 1 < len(answers) < 4, problem.sentence
                for answer in answers:
                    assert not played.game.problems(power, parse_order(answer)), answer
                assert played.game.problems(power, Buy(())) == [problem]
                other = next(each for each in POWERS if each not in played.game.questions)
                (problem,) = played.game.problems(other, End())
                assert problem.sentence.startswith("Waiting for an answer from ")
                met[type(question)] = asked
    kinds = {kind for kind in Question.__subclasses__() if kind is not AskOrders}
    assert set(met) == kinds
