"""The laboratory on a Ray cluster.

Ray is large and slow to begin, so it is no part of the tools: these tests run where `greatwar[cluster]` is installed.
"""

import warnings
from pathlib import Path

import pytest
from click.testing import CliRunner

from greatwar.cli import main
from greatwar.fairness import verify
from greatwar.lab.crews import crew
from greatwar.lab.running import Run
from greatwar.lab.trial import played
from tests.lab.houses import small_plan

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    pytest.importorskip("ray")

pytestmark = pytest.mark.filterwarnings("ignore")


def test_a_local_ray_instance_plays_what_one_process_plays(tmp_path: Path) -> None:
    plan = small_plan(3)
    run = Run(tmp_path / "one", plan)
    run.go(crew(1, "local"))
    assert not run.missing()
    for number in (1, 2, 3):
        record = run.folder.record_path(number).read_text("utf-8")
        assert record == played(plan, number).record and verify(record).fits


def test_a_cluster_that_is_not_there_is_told_of_in_a_sentence(tmp_path: Path) -> None:
    arguments = [
        "lab",
        "run",
        "--games",
        "1",
        "--rounds",
        "1",
        "--central",
        "wanderer",
        "--allies",
        "wanderer",
    ]
    result = CliRunner().invoke(main, [*arguments, "--ray", "127.0.0.1:1", "--out", str(tmp_path / "one")])
    assert result.exit_code == 1 and "There is no Ray cluster at 127.0.0.1:1" in result.output
    assert "Traceback" not in result.output
