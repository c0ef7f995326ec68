"""Files with a mistake: the complaint names the key and the nearest one that exists."""

from pathlib import Path

import pytest

from greatwar.rules.house import SECTIONS
from tests.cli.games import greatwar

HEAD = 'name = "bad"\nbase = "rulebook"\n'

MISTAKES = [
    # a section, the text, where the mistake is, and the nearest name
    ("units", "[units.tank]\ncots = 5", "units.tank.cots", "cost"),
    ("units", "[units.tnak]\ncost = 5", "units.tnak", "tank"),
    ("territories", "[territories.Serbia]\nipcs = 3", "territories.Serbia.ipcs", "ipc"),
    ("territories", "[territories.Serbie]\nipc = 3", "territories.Serbie", "Serbia"),
    ("treasury", "[treasury]\nfrence = 28", "treasury.frence", "france"),
    ("bid", '[bid]\ngermny = "6 IPCs"', "bid.germny", "germany"),
    ("bid", '[bid]\ngermany = "2 infantri"', "bid.germany", "infantry"),
    ("entry", "[entry.itly]\nround = 3", "entry.itly", "italy"),
    ("entry", "[entry.italy]\nrounds = 3", "entry.italy.rounds", "round"),
    ("movement", "[movement]\ntwo_space_march = true", "movement.two_space_march", "two_space_marches"),
    ("railways", "[railways]\ncapacty = 3", "railways.capacty", "capacity"),
    ("mines", "[mines]\nhit_on = 2", "mines.hit_on", "hits_on"),
    ("combat", "[combat]\nland_round = 2", "combat.land_round", "land_rounds"),
    ("submarine_warfare", '[submarine_warfare]\ntol = "die"', "submarine_warfare.tol", "toll"),
    ("mobilize", "[mobilize]\nregion = true", "mobilize.region", "regions"),
    ("mobilize", "[mobilize.rusia]\nindustry = 1", "mobilize.rusia", "russia"),
    ("mobilize", "[mobilize.russia]\nindustri = 1", "mobilize.russia.industri", "industry"),
    ("mobilize", '[mobilize.germany]\nplaces = ["Munic"]', "mobilize.germany.places", "Munich"),
    ("income", '[income]\ntrades = "any"', "income.trades", "trade"),
    ("victory", "[victory]\nround = 10", "victory.round", "rounds"),
    ("war_ends", "[war_ends]\n31 = 3", "war_ends.31", "3"),
    ("collapse", "[collapse]\nwin = 2", "collapse.win", "wins"),
    ("collapse", "[collapse.germany]\neconomy = 3", "collapse.germany.economy", "economic"),
    ("revolution", "[revolution]\nneighbors = 2", "revolution.neighbors", "neighbours"),
    ("obligations", '[obligations]\ngermni = "none"', "obligations.germni", "germany"),
    ("setup", '[setup.add.Berln]\ngermany = "1 tank"', "setup.add.Berln", "Berlin"),
]


@pytest.mark.parametrize(("section", "text", "place", "nearest"), MISTAKES, ids=lambda value: str(value)[:24])
def test_a_mistake_is_named_with_its_key_and_the_nearest_name(
    tmp_path: Path, section: str, text: str, place: str, nearest: str
) -> None:
    judged = _judged(tmp_path, HEAD + text)
    [title, complaint] = judged.splitlines()
    assert title.endswith("bad.toml: 1 mistake")
    assert complaint.startswith(f"  {place}: There is no ")
    assert complaint.endswith(f"the nearest name is `{nearest}`.")


def test_every_section_has_a_mistake_in_the_list() -> None:
    assert {section for section, *_ in MISTAKES} >= set(SECTIONS)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[victroy]\nrounds = 10", "victroy: There is no key `victroy`; the nearest name is `victory`."),
        ("titel = 3", "titel: There is no key `titel`; the nearest name is `title`."),
        (
            "[setup.ad.Berlin]\ngermany = '1 tank'",
            "setup.ad: There is no key `ad`; the nearest name is `add`.",
        ),
        ("[options]\ntank_rounds = 3", "options.tank_rounds: There is no option of rulebook called"),
        ("[units.tank]\ncost = 0", "units.tank.cost: `cost` takes a whole number from 1 to 50, not `0`."),
        (
            "[units.tank]\ncost = '5'",
            "units.tank.cost: `cost` takes a whole number from 1 to 50, not the text `5`.",
        ),
        ("[entry.italy]\nwhen = 'nver'", "entry.italy.when: `when` takes start or never, not `nver`."),
        ("[combat]\ntanks = 'absord'", "combat.tanks: `tanks` takes absorb, never or except_landings"),
        ("[units.tank]\ncost = 4.5", "units.tank.cost: `cost` takes a whole number from 1 to 50, not `4.5`."),
        ("[units]\ntank = 4", "units.tank: A table of keys was expected, not `4`."),
        ("[territories.Ruhr]\naligned = 'france'", "`aligned` is a key of minor powers, not of Ruhr."),
        ('[bid]\ngermany = "999999 IPCs"', "bid.germany: A bid is 1 to 200 IPCs, not `999999`."),
        ('[bid]\ngermany = "-3 IPCs"', "bid.germany: A bid is 1 to 200 IPCs, not `-3`."),
        ('[bid]\ngermany = "2 infantry, 6 IPCs"', 'bid.germany: A bid is IPCs or units, such as "6 IPCs"'),
        ("[bid]\ngermany = 6", 'bid.germany: Text such as "6 IPCs" or "2 infantry" was expected, not `6`.'),
        ("[railways]\ncapacity = 3", "This ruleset has no railways; give them lines first."),
        ("[entry.italy]\nround = 3\nwhen = 'never'", "`round` and `when` both say when Italy enters the war"),
    ],
)
def test_what_is_no_key_no_value_or_makes_no_sense_is_refused(
    tmp_path: Path, text: str, complaint: str
) -> None:
    assert complaint in _judged(tmp_path, HEAD + text)


def test_twenty_mistakes_of_all_sections_are_named_at_once(tmp_path: Path) -> None:
    tables = [text for section, text, *_ in MISTAKES if section in SECTIONS]
    whole = "".join(f"{text}\n" for text in dict(zip(map(_first_line, tables), tables, strict=True)).values())
    judged = _judged(tmp_path, HEAD + whole)
    assert "bad.toml: more than 20 mistakes; the first are" in judged
    assert len(judged.splitlines()) == 21


def _first_line(text: str) -> str:
    """The table of a mistake, which a file can have only once."""
    return text.splitlines()[0]


def _judged(tmp_path: Path, text: str) -> str:
    path = tmp_path / "bad.toml"
    path.write_text(text)
    judged = greatwar("rules", "check", path)
    assert judged.exit_code == 1
    return judged.output
