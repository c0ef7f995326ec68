"""Rulesets named on the command line: by name or by file, with options."""

import re
from collections.abc import Iterable
from pathlib import Path

from greatwar.cli import Unavailable, sentence_of, sentences_of
from greatwar.cli.files import read_text, title_of
from greatwar.notation.rulesets import SUFFIX, is_own_name, load_ruleset, name_and_revision, read_rules
from greatwar.notation.trees import Tree, load_tree, mapping
from greatwar.notation.words import Unreadable
from greatwar.problems import Refused
from greatwar.rules import RULESETS, Ruleset
from greatwar.rules.mixing import option_name
from greatwar.text.say import cli as say


def named_rules(text: str, options: Iterable[str] = ()) -> Tree:
    """The keys `rules` and `options` of a position for a ruleset: its name, or a TOML file that holds one.

    Options can stand behind a colon, `tournament:rounds=8,tie=allies`, and be given beside it.
    """
    name, behind = _split(text)
    tree: Tree = {"rules": _custom(name) if _is_file(name) else _named(name)}
    chosen = named_options([*behind, *options])
    return tree | ({"options": chosen} if chosen else {})


def named_options(texts: Iterable[str]) -> Tree:
    """Options written as `key=value`; `true`, `false` and numbers are what they look like."""
    found: Tree = {}
    for name, value in map(_option, texts):
        if option_name(name) in map(option_name, found):
            raise Unavailable(say.option_twice(name=option_name(name)))
        found[name] = value
    return found


def chosen_ruleset(tree: Tree) -> Ruleset:
    """The ruleset of these keys; what is wrong with it is said in one sentence."""
    title = tree["rules"]
    if not isinstance(title, str):
        name = mapping(title).get("name")
        title = name if is_own_name(name) else "custom"
    try:
        return read_rules(tree["rules"], mapping(tree.get("options", {})))
    except Unreadable as complaint:
        raise Unavailable(say.named(name=str(title), reason=sentence_of(complaint))) from None
    except Refused as refusal:
        raise Unavailable(say.named(name=str(title), reason=sentences_of(refusal))) from None


def _split(text: str) -> tuple[str, list[str]]:
    """A name and the options behind its colon; a colon that belongs to a path is none."""
    if Path(text).is_file():
        return text, []
    name, colon, behind = text.rpartition(":")
    if colon and ("=" in behind or _is_known(name)):
        return name, _OUTER_COMMA.split(behind)
    return text, []


_OUTER_COMMA = re.compile(r",(?![^\[\]]*\])")
"""A comma that does not stand between brackets."""


def _named(name: str) -> str:
    known, revision = name_and_revision(name)
    return known if revision is None else f"{known}@{revision}"


def _is_known(name: str) -> bool:
    return name_and_revision(name)[0] in RULESETS or Path(name).is_file()


def _is_file(name: str) -> bool:
    if name_and_revision(name)[0] in RULESETS:
        return False
    return name.lower().endswith(SUFFIX) or name == "-" or Path(name).is_file()


def _custom(name: str) -> Tree:
    text = read_text(name)
    try:
        tree = load_ruleset(text)
        if not is_own_name(tree.get("name")):  # nothing to speak of it by but its file
            read_rules(tree, {})
        return tree
    except Unreadable as complaint:
        raise Unavailable(say.named(name=title_of(name), reason=sentence_of(complaint))) from None


def _option(text: str) -> tuple[str, object]:
    name, equals, value = text.partition("=")
    if not equals:
        raise Unavailable(say.option_form(text=text))
    return name.strip(), load_tree(value) if value.strip() else ""
