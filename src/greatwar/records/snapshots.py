"""Snapshots: a table at a point of a record, so that a long game loads fast."""

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.inspect import type_info
from msgspec.structs import asdict, fields

from greatwar.board import Power, Space
from greatwar.pieces import Piece
from greatwar.table import Dawn, Table, Units


@cache
def shape() -> str:
    """Return a digest of what a table is made of; a snapshot of a table of another shape is not used."""
    return digest(repr(type_info(Table)).encode())[:16]


class Snapshot(Struct, frozen=True):
    """The table at a point of a record, and what must be true of the record for it to be used.

    `offset` is where in the record the point is, `digest` that of everything before it. `chain` and `marks` are the
    seal there, `rolls` how often dice had been rolled, `shape` that of the table.
    """

    offset: int
    digest: str
    chain: str
    marks: str
    rolls: int
    table: msgspec.Raw
    shape: str

    def fits(self, record: bytes) -> bool:
        """Whether this is a snapshot of that record, with a table that this program can read."""
        return (
            self.shape == shape()
            and 0 < self.offset <= len(record)
            and digest(record[: self.offset]) == self.digest
        )


def digest(data: bytes) -> str:
    """The fingerprint of a part of a record."""
    return hashlib.sha256(data).hexdigest()


def read_snapshot(path: Path, record: bytes) -> tuple[Snapshot, Table] | None:
    """The snapshot in a file and its table, unless it is missing, damaged or not one of that record."""
    try:
        snapshot = msgspec.json.decode(path.read_bytes(), type=Snapshot)
        return (snapshot, decode_table(snapshot.table)) if snapshot.fits(record) else None
    except (OSError, ValueError, KeyError, TypeError):
        return None


StoredUnits = dict[Space, dict[Power, list[tuple[Piece, int]]]]
"""Units as JSON can hold them: a force is a list of pieces with their numbers."""


def encode_table(table: Table) -> msgspec.Raw:
    """A table as JSON."""
    plain: dict[str, Any] = asdict(table)
    plain["units"] = _stored(table.units)
    plain["dawn"] = [_stored(table.dawn.units), table.dawn.control]
    return msgspec.Raw(msgspec.json.encode(plain))


def decode_table(data: msgspec.Raw | bytes) -> Table:
    """The table that was encoded: equal to it in every field."""
    raw = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
    values = {
        name: msgspec.json.decode(raw[name], type=kind)
        for name, kind in _FIELD_TYPES.items()
        if name not in ("units", "dawn")
    }
    units = _restored(msgspec.json.decode(raw["units"], type=StoredUnits))
    dawn_units, dawn_control = msgspec.json.decode(raw["dawn"], type=tuple[StoredUnits, dict[Space, Power]])
    return Table(units=units, dawn=Dawn(_restored(dawn_units), dawn_control), **values)


_FIELD_TYPES: dict[str, Any] = {field.name: field.type for field in fields(Table)}


def _stored(units: Units) -> StoredUnits:
    return {
        space: {power: list(force.items()) for power, force in stacks.items()}
        for space, stacks in units.items()
    }


def _restored(units: StoredUnits) -> Units:
    return {space: {power: dict(force) for power, force in stacks.items()} for space, stacks in units.items()}
