"""Transcripts: a game in memory as a record."""

from collections.abc import Mapping

from msgspec.structs import replace

from greatwar.board import Power
from greatwar.dice import KeyedDice
from greatwar.game import Game
from greatwar.notation.players import players_of
from greatwar.notation.positions import write_position
from greatwar.notation.records import Record, RecordedOrder, write_record
from greatwar.notation.rulesets import write_rules
from greatwar.notation.trees import Tree
from greatwar.records.seals import Seal, written, written_start
from greatwar.rules.mixing import options_tree
from greatwar.rules.opening import opening


def transcript(game: Game, *, players: Mapping[Power, str] | None = None) -> Record:
    """The record of a game so far: the commitment of its dice, but never their key.

    `players` names who plays each power; without it only their number or division is written. A game that was taken up
    from a snapshot does not know its beginning and has no transcript.
    """
    assert game.whole, "the beginning of the game is not known"
    rules, table = game.rules, game.opening
    dice = game.dice
    return Record(
        rules=write_rules(rules),
        revision=rules.revision,
        options=options_tree(rules),
        players=players_of(table.seats) if players is None else dict(players),
        position="standard" if _is_standard(game) else _without_header(write_position(rules, table)),
        commitment=dice.commitment if isinstance(dice, KeyedDice) else None,
        inherited=dice.inherited if isinstance(dice, KeyedDice) else 0,
        result=game.table.winner or None,
        start_dice=game.opening_dice,
        entries=tuple(RecordedOrder(*entry) for entry in game.log),
    )


SEALED = 40
"""How many orders stand between two seals."""


def sealed(record: Record) -> str:
    """The text of the record of a game that is over, with its seals, so that any changed line is found."""
    lines = [write_record(replace(record, start_dice=(), entries=())).rstrip("\n")]
    seal = Seal.of_header(record)
    lines.append(str(seal))
    if record.start_dice:
        lines.append(start := written_start(record.start_dice))
        seal = Seal(seal.behind(start).chain)
        lines.append(str(seal))
    for number, entry in enumerate(record.entries, 1):
        lines.append(line := written(entry))
        seal = seal.behind(line)
        if number % SEALED == 0 or number == len(record.entries):
            lines.append(str(seal))
            seal = Seal(seal.chain)
    return "\n".join(lines) + "\n"


def _is_standard(game: Game) -> bool:
    """Whether a game began with its ruleset's own set-up."""
    return opening(game.rules).but(seats=game.opening.seats) == game.opening


def _without_header(tree: Tree) -> Tree:
    return {key: value for key, value in tree.items() if key not in ("rules", "options", "players")}
