"""The wire: the generated types are fresh, and every question, order and event is among them."""

from pathlib import Path

from greatwar.events import Event
from greatwar.orders import Order
from greatwar.questions import Question
from greatwar.web.typescript import RENAMED, typescript

WRITTEN = Path(__file__).parent.parent.parent / "web" / "src" / "wire.ts"


def test_the_typescript_types_are_fresh() -> None:
    assert WRITTEN.read_text("utf-8") == typescript(), "run `make types`"


def test_every_word_of_the_engine_has_a_type() -> None:
    text = typescript()
    for base in (Order, Question, Event):
        for word in base.__subclasses__():
            name = RENAMED.get(word, word.__name__)
            assert f'export interface {name} {{\n  type: "{word.__name__}";' in text
