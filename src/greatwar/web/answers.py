"""Answers over HTTP: structs as JSON, and complaints in sentences."""

from typing import TypeVar

import msgspec
from starlette.responses import Response

from greatwar.problems import Problem, Refused
from greatwar.web.documents import Complaint

ReadT = TypeVar("ReadT")

STATUS = {
    "no-game": 404,
    "no-lesson": 404,
    "no-page": 404,
    "not-your-record": 403,
    "oversized": 413,
    "too-fast": 429,
    "wrong-host": 403,
    "wrong-origin": 403,
    "damaged": 500,
}
"""The status of an answer by the code of its first problem; 400 for all others."""


def answer(value: object, *, status: int = 200, kept: bool = False) -> Response:
    """A struct as JSON; `kept` if a browser may keep it for a while."""
    cache = "public, max-age=3600" if kept else "no-store"
    return Response(
        msgspec.json.encode(value),
        status_code=status,
        media_type="application/json",
        headers={"cache-control": cache},
    )


def complaint(status: int, *problems: Problem) -> Response:
    """Every reason why something was not done."""
    return answer(Complaint(problems), status=status)


def refused(refusal: Refused) -> Response:
    """The answer to a request that was refused."""
    return complaint(STATUS.get(refusal.problems[0].code, 400), *refusal.problems)


def read(body: bytes, kind: type[ReadT]) -> ReadT:
    """A struct from the body of a request."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused(Problem("malformed", "", f"This request is not understood: {error}", "")) from None
