"""The laboratory on a Ray cluster: a real one on this machine, begun and stopped by the run itself."""

import platform
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from greatwar.cli import main
from greatwar.lab.crews import crew
from greatwar.lab.running import Run
from greatwar.lab.trial import played
from greatwar.records.fairness import verify
from tests.lab.houses import small_plan

pytestmark = [
    pytest.mark.filterwarnings("ignore"),
    pytest.mark.skipif(
        (sys.platform, platform.machine()) == ("darwin", "x86_64"), reason="Ray has no package for Intel Macs"
    ),
]


def test_a_local_cluster_plays_what_one_process_plays_and_is_stopped(tmp_path: Path) -> None:
    import ray

    plan = small_plan(3)
    run = Run(tmp_path / "one", plan)
    run.go(crew(1, "local"))
    assert not ray.is_initialized()
    assert not run.missing()
    for number in (1, 2, 3):
        record = run.folder.record_path(number).read_text("utf-8")
        assert record == played(plan, number).record and verify(record).fits


def test_a_cluster_that_does_not_answer_is_refused_in_a_sentence(tmp_path: Path) -> None:
    arguments = ["lab", "run", "--games", "1", "--rounds", "1", "--central", "wanderer"]
    arguments += ["--allies", "wanderer", "--ray", "127.0.0.1:1", "--out", str(tmp_path / "one")]
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 1 and "There is no Ray cluster at 127.0.0.1:1" in result.output
    assert "Traceback" not in result.output
