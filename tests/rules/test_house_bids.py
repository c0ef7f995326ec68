"""Bids and treasuries of custom rulesets: one canonical form, and everybody knows of what is still to come."""

import pytest

from greatwar.board import POWERS
from greatwar.env.observation import LAYOUT, Observer
from greatwar.lab.plan import with_bid
from greatwar.notation.positions import dump_position, load_position
from greatwar.notation.rulesets import load_ruleset, read_rules, write_rules
from greatwar.records.snapshots import decode_table, encode_table
from greatwar.rules import ruleset
from greatwar.rules.opening import opening
from greatwar.text.comparison import differences
from greatwar.view.views import view
from tests.rules.test_house_board import fault, made, played

BIDS = """
name = "bids"
base = "rulebook"
[treasury]
france = 28
[bid]
germany = "6 IPCs"
russia = "2 infantry, 1 submarine"
usa = "1 transport"
"""


def test_treasuries_of_the_set_up_are_written_where_they_stand_now() -> None:
    old = made('name = "x"\nbase = "rulebook"\n[setup.treasury]\nfrance = 28\n')
    assert old is made('name = "x"\nbase = "rulebook"\n[treasury]\nfrance = 28\n')
    assert write_rules(old) == {"name": "x", "title": "x", "base": "rulebook", "treasury": {"france": 28}}


def test_a_bid_travels_with_positions_snapshots_views_and_observations() -> None:
    rules = made(BIDS)
    assert read_rules(write_rules(rules), {}) is rules
    table = opening(rules)
    assert table.treasury["germany"] == 41
    assert table.bids == {"russia": {"infantry": 2, "submarine": 1}, "usa": {"transport": 1}}
    assert load_position(dump_position(rules, table)) == (rules, table)
    assert decode_table(encode_table(table)) == table
    assert view(rules, table).powers["russia"].bid == {"infantry": 2, "submarine": 1}
    row = Observer(rules).row(table)
    field = LAYOUT["bids"]
    assert row[field.start : field.stop].reshape(field.shape)[POWERS.index("russia")].sum() == 3


def test_bids_are_placed_by_those_who_play() -> None:
    game = played(made(BIDS), 1)
    assert game.table.bids == {}


def test_the_comparison_shows_bids() -> None:
    rows = {row.key: tuple(map(str, row.values)) for row in differences([ruleset("rulebook"), made(BIDS)])}
    assert rows["setup.treasury.germany"] == ("35", "41")
    assert rows["setup.bids.usa"][0] == "No bid." and "transport" in rows["setup.bids.usa"][1]


def test_the_laboratory_bids_as_a_custom_ruleset_does() -> None:
    tree = write_rules(with_bid(ruleset("rulebook"), {"germany": 7}))
    assert isinstance(tree, dict) and tree["bid"] == {"germany": "7 IPCs"}
    more = with_bid(made(BIDS), {"germany": 4, "russia": 3, "italy": 2})
    assert more.setup.treasury["germany"] == 45 and more.setup.treasury["italy"] == 16
    assert more.setup.treasury["russia"] == 28 and more.setup.bids == made(BIDS).setup.bids


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('[bid]\ngermany = "six IPCs"', "bid"),
        ('[bid]\ngermany = "2 elephants"', "elephants"),
        ("[bid]\nnarnia = '6 IPCs'", "narnia"),
        ('[bid]\ngermany = "201 IPCs"', "A bid is 1 to 200 IPCs, not `201`"),
        ('[bid]\ngermany = "20 infantry, 11 artillery"', "A bid is at most 30 units, not 31"),
        ("[treasury]\ngermany = -1", "from 0 to 9999"),
        ("[treasury]\ngermany = 3\n[setup.treasury]\ngermany = 4", "Germany is named twice"),
    ],
)
def test_a_bid_that_cannot_be_read_is_complained_about(text: str, sentence: str) -> None:
    assert sentence in fault("rulebook", text)


def test_the_notation_reads_a_file_with_both_forms_for_different_powers() -> None:
    rules = read_rules(
        load_ruleset('name = "x"\nbase = "rulebook"\n[treasury]\nitaly = 3\n[setup.treasury]\nrussia = 4\n'),
        {},
    )
    assert (rules.setup.treasury["italy"], rules.setup.treasury["russia"]) == (3, 4)
