"""YAML without its traps."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from greatwar.notation.trees import dump_tree, load_tree, load_trees
from greatwar.notation.words import Unreadable
from tests.notation.strategies import CALM

scalars = st.one_of(
    st.none(), st.booleans(), st.integers(-(10**17), 10**17), st.text(st.characters(codec="utf-8"))
)
values = st.recursive(
    scalars,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text("aß: #-", max_size=9), inner, max_size=3)
    ),
    max_leaves=6,
)


def test_words_that_yaml_takes_for_something_else_are_words() -> None:
    tree = load_tree(
        "{a: no, b: on, c: Off, d: 1:30, e: 012, f: 0x10, g: 1e5, h: 1914-08-01, i: 1_000, y: =}"
    )
    assert tree == {
        "a": "no",
        "b": "on",
        "c": "Off",
        "d": "1:30",
        "e": "012",
        "f": "0x10",
        "g": "1e5",
        "h": "1914-08-01",
        "i": "1_000",
        "y": "=",
    }


def test_truths_numbers_and_nothing_are_what_they_are() -> None:
    assert load_tree("[true, False, 0, -7, null, ~, 'true', \"0\"]") == [
        True,
        False,
        0,
        -7,
        None,
        None,
        "true",
        "0",
    ]


def test_empty_documents_are_left_out() -> None:
    assert load_trees("---\n---\na: 1\n---\n# nothing\n") == [{"a": 1}]


@CALM
@given(st.dictionaries(st.text(st.characters(codec="utf-8"), max_size=20), values, min_size=1, max_size=4))
def test_a_tree_read_from_its_own_text_is_the_same(tree: dict[str, object]) -> None:
    assert load_tree(dump_tree(tree)) == tree


@pytest.mark.parametrize(
    ("text", "place", "words"),
    [
        ("a: 1\nb: 2\na: 3\n", "line 3", "`a` is named twice"),
        ("a: b: c", "line 1", "stands in quotes"),
        ("a: 1\n1: 2", "line 2", "before the colon"),
        ("? [a]\n: b", "line 1", "before the colon"),
        ("&a [*a]", "line 1", "called `a`"),
        ("a: !!int abc", "line 1", "tag"),
        ("a: !!python/object/apply:os.getcwd []", "line 1", "tag"),
        ("a: !!set {b}", "line 1", "tag"),
        ("[" * 100_000 + "]" * 100_000, "line 1", "too deeply"),
        ("a: [1, 2", "line", "not YAML"),
        ("a: \x00", "", "not YAML"),
        ("a: \ud800", "", "characters"),
        ("a: 1\n---\nb: 2", "", "One YAML document"),
        ("", "", "One YAML document"),
    ],
)
def test_what_is_not_a_tree_is_said_with_its_line(text: str, place: str, words: str) -> None:
    with pytest.raises(Unreadable) as caught:
        load_tree(text)
    assert place in caught.value.problem.place
    assert words in caught.value.problem.sentence


def test_a_text_that_would_explode_does_not() -> None:
    lines = ["a0: &a0 [x, x]"] + [f"a{i}: &a{i} [*a{i - 1}, *a{i - 1}, *a{i - 1}]" for i in range(1, 60)]
    assert len(load_trees("\n".join(lines))) == 1


@CALM
@given(st.text())
def test_no_text_does_harm(text: str) -> None:
    with suppress(Unreadable):
        load_trees(text)
