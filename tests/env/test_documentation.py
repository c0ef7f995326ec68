"""What docs/learning.md says is so, and its example runs."""

import re
import subprocess
import sys
from pathlib import Path

from greatwar.env.observation import LAYOUT
from greatwar.env.tokens import NAMES, spelled
from greatwar.notation.orders import parse_order

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "learning.md").read_text("utf-8")


def test_the_page_lists_every_part_of_an_observation() -> None:
    for field in LAYOUT.values():
        shape = " × ".join(map(str, field.shape))
        assert f"| `{field.name}` | {shape} | {field.sentence} |" in PAGE


def test_words_are_spelled_as_the_page_says() -> None:
    told = dict(re.findall(r"^\| `([^`]+)` \| ([A-Z][\w ]+) \|$", PAGE, re.MULTILINE))
    orders = [text for text in told if text.split()[0] in ("load", "attack", "submerge", "end", "casualties")]
    assert len(orders) == 5
    for text in [*orders, "move 1 infantry Ruhr -> Belgium", "move 1 transport (2 infantry) SZ 9 -> SZ 8"]:
        word = [NAMES[token] for token in spelled(parse_order(text))]
        assert " ".join(word).removesuffix(" done") == told[text].removesuffix(" done")


def test_the_first_example_of_the_page_plays() -> None:
    code = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[0]
    played: dict[str, object] = {}
    exec(code.replace("rounds=20", "rounds=1"), played)
    assert not played["war"].agents  # type: ignore[attr-defined]


def test_the_worked_example_learns_and_draws(tmp_path: Path) -> None:
    picture = tmp_path / "learning.svg"
    command = [sys.executable, str(ROOT / "examples" / "learning.py"), "--batches", "2", "--turns", "2"]
    said = subprocess.run(
        [*command, "--picture", str(picture)], capture_output=True, text=True, timeout=120, check=True
    ).stdout
    assert "batch   2:" in said and picture.read_text("utf-8").startswith("<svg")
