"""The list of refusal codes in `docs/protocol.md`, from `greatwar.problems.codes`; `make docs` writes it."""

from greatwar.problems.codes import CODES
from tools.index import ROOT

PROTOCOL = ROOT / "docs" / "protocol.md"
BEGIN, END = "<!-- codes: begin -->\n", "<!-- codes: end -->\n"


def table() -> str:
    """The codes with their meanings, as a table."""
    rows = [f"| `{code}` | {meaning} |" for code, meaning in CODES.items()]
    return "\n".join(["| code | meaning |", "| --- | --- |", *rows]) + "\n"


def with_codes(page: str) -> str:
    """The page with the list as it is now."""
    before, rest = page.split(BEGIN)
    _, after = rest.split(END)
    return before + BEGIN + table() + END + after


if __name__ == "__main__":
    PROTOCOL.write_text(with_codes(PROTOCOL.read_text("utf-8")), "utf-8")
