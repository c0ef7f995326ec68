"""Codes of refusals: one closed list, all of it used, explained and written into the protocol."""

import ast
import re
from collections.abc import Iterator
from typing import get_args

from greatwar.notation.scenarios import RefuseStep, read_scenarios
from greatwar.problems.codes import CODES, Code
from tools.codes import PROTOCOL, with_codes
from tools.index import ROOT, SOURCE

WORDS = re.compile(r"[a-z]+(?:-[a-z]+)+")
"""What looks like a code: small words joined by hyphens."""


def test_every_code_has_its_sentence_and_stands_once_in_the_order_of_the_alphabet() -> None:
    assert get_args(Code) == tuple(CODES) == tuple(sorted(set(CODES)))
    assert [code for code, meaning in CODES.items() if not re.fullmatch(r"[A-Z].*\.", meaning)] == []


def test_every_code_is_used() -> None:
    used: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        used.update(_given(ast.parse(path.read_text("utf-8"))))
    assert [code for code in CODES if code not in used] == []


def _given(tree: ast.Module) -> Iterator[str]:
    """The words that a module gives as codes: to a problem, as `code`, or in a table of codes."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name("Problem"), args=[ast.Constant(str(code)), *_]):
                yield code
            case ast.keyword("code", ast.Constant(str(code))):
                yield code
            case ast.arguments(kwonlyargs=names, kw_defaults=defaults):
                for name, default in zip(names, defaults, strict=True):
                    if name.arg == "code" and isinstance(default, ast.Constant):
                        yield str(default.value)
            case ast.AnnAssign(annotation=kind, value=ast.Dict(values=values)) if "Code]" in ast.unparse(
                kind
            ):
                yield from (str(value.value) for value in values if isinstance(value, ast.Constant))


def test_the_list_of_codes_in_the_protocol_is_fresh() -> None:
    page = PROTOCOL.read_text("utf-8")
    assert page == with_codes(page), "Run `make docs`."


def test_scenarios_name_only_codes_that_there_are() -> None:
    assert [code for code in _named_in_scenarios() if code not in CODES] == []


def _named_in_scenarios() -> Iterator[str]:
    for path in (ROOT / "tests" / "scenarios").glob("*.yaml"):
        for scenario in read_scenarios(path.read_text("utf-8"), path.name):
            for step in scenario.play:
                if isinstance(step, RefuseStep) and WORDS.fullmatch(step.because):
                    yield step.because
