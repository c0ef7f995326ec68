"""Answers over HTTP: structs as JSON, and complaints in sentences."""

import hashlib
from typing import TypeVar

import msgspec
from starlette.requests import Request
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


def answer(value: object, *, status: int = 200) -> Response:
    """A struct as JSON, which no browser keeps."""
    body = msgspec.json.encode(value)
    return Response(
        body, status_code=status, media_type="application/json", headers={"cache-control": "no-store"}
    )


def kept(request: Request, value: object) -> Response:
    """A struct as JSON, or JSON itself, that a browser keeps as long as it is the same: it asks again every time.

    What changes with the program alone is the same for years and then another after an upgrade, so it has a name (an
    entity tag) and not a time.
    """
    body = value if isinstance(value, bytes) else msgspec.json.encode(value)
    name = f'W/"{hashlib.sha256(body).hexdigest()[:24]}"'
    headers = {"cache-control": "no-cache", "etag": name}
    known = request.headers.get("if-none-match", "")
    if name in (each.strip() for each in known.split(",")):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


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
