"""The conformance suite itself: every scenario passes, keeps every invariant, and cites rules that exist."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from greatwar.conformance import coverage, run_files
from greatwar.conformance.coverage import applicable, edition, not_in_play
from greatwar.invariants.tables import broken
from greatwar.notation.scenarios import Scenario, read_scenarios
from greatwar.rules.catalog import RULESETS

SCENARIOS = Path(__file__).parent.parent / "scenarios"
FILES = sorted(SCENARIOS.glob("*.yaml"))
RULEBOOK = "rulebook"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_scenario_passes_and_breaks_no_invariant(path: Path) -> None:
    report = run_files([path], watch=broken)
    assert report.results
    assert [str(failure) for failure in report.failures] == []


def test_every_rule_of_the_rulebook_that_can_be_shown_is_cited() -> None:
    assert coverage(FILES, RULEBOOK)[RULEBOOK].uncited == ()


def test_what_is_said_not_to_be_shown_in_play_is_in_the_catalogue_and_uncited() -> None:
    assert set(not_in_play()) <= {id_ for ids in applicable().values() for id_ in ids}
    for report in coverage(FILES).values():
        assert not set(not_in_play()) & set(report.cited)


@pytest.mark.parametrize(("name", "letters"), [("tournament", "TR-"), ("quick-reference", "QR-")])
def test_every_rule_of_a_document_is_cited_in_its_ruleset(name: str, letters: str) -> None:
    assert [id_ for id_ in coverage(FILES, name)[name].uncited if id_.startswith(letters)] == []


def test_every_edge_case_of_the_tournament_has_a_scenario() -> None:
    cited = {
        id_
        for path in SCENARIOS.glob("tournament-*.yaml")
        for scenario in read_scenarios(path.read_text("utf-8"), path.name)
        for id_ in scenario.cites
    }
    assert {"E-67", *(f"E-{number}" for number in range(111, 119))} - cited == set()


def test_every_edge_case_of_the_rulebook_has_a_scenario() -> None:
    cited = {
        id_
        for path in FILES
        for scenario in read_scenarios(path.read_text("utf-8"), path.name)
        for id_ in scenario.cites
    }
    others = {35, 36, 39, 67, 84, 85, 95}  # cases of other rulesets among A to J
    wanted = {f"E-{number:02}" for number in range(1, 111) if number not in others}
    assert wanted - cited == set()


def test_every_citation_is_a_rule_of_a_ruleset_of_the_scenario_a_ruling_or_an_edge_case() -> None:
    for path in FILES:
        for scenario in read_scenarios(path.read_text("utf-8"), path.name):
            assert scenario.cites, scenario.name
            known = {
                id_
                for variant in scenario.variants
                for name in _editions(variant)
                for id_ in applicable()[name]
            }
            for id_ in scenario.cites:
                assert id_ in known or id_.startswith(("E-", "C-", "G-")), (scenario.name, id_)


def _editions(scenario: Scenario) -> set[str]:
    """The edition of a scenario, and those that it may take something from.

    A custom ruleset may take over what any of them says, and an option is the same in all that offer it.
    """
    if isinstance(scenario.position.get("rules"), Mapping):
        return set(applicable())
    chosen = scenario.position.get("options")
    names = set(chosen) if isinstance(chosen, Mapping) else set()
    sharing = {name for name, rules in RULESETS.items() if names & {option.name for option in rules.options}}
    return {edition(scenario)} | sharing


def test_scenario_names_are_unique() -> None:
    names = [s.name for path in FILES for s in read_scenarios(path.read_text("utf-8"), path.name)]
    assert len(set(names)) == len(names)
