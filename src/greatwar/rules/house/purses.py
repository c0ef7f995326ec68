"""Treasuries and bids as house rules: `[treasury] france = 28`, `[bid] germany = "6 IPCs"`."""

from msgspec.structs import replace

from greatwar.board import POWERS, Power
from greatwar.rules.house.keys import Grant, Key, Section, UnitsOrIpcs
from greatwar.rules.ruleset import Ruleset
from greatwar.text.messages import Message
from greatwar.text.say import house
from greatwar.text.say import key as text

RICHEST = 9_999
"""The most IPCs with which a power can begin."""
MOST_IPCS = 200
"""The most IPCs of a bid, and as far as the laboratory looks for an even one."""
MOST_UNITS = 30
"""The most units of a bid."""


def _treasury(rules: Ruleset, member: str) -> object:
    return rules.setup.treasury[_power(member)]


def _begins_with(rules: Ruleset, member: str, value: int) -> Ruleset:
    treasury = rules.setup.treasury | {_power(member): value}
    return replace(rules, setup=replace(rules.setup, treasury=treasury))


def _bid(rules: Ruleset, member: str) -> object:
    units = rules.setup.bids.get(_power(member))
    return None if units is None else Grant(units=units)


def _granted(rules: Ruleset, member: str, value: Grant) -> Ruleset:
    """IPCs lie in the treasury when the game begins; units come with the first mobilize phase."""
    power = _power(member)
    if not value.units:
        return _begins_with(rules, member, rules.setup.treasury[power] + value.ipcs)
    return replace(rules, setup=replace(rules.setup, bids=rules.setup.bids | {power: value.units}))


def _too_much(rules: Ruleset, member: str, value: Grant) -> Message | None:
    units = sum(value.units.values())
    if units > MOST_UNITS:
        return house.bid_units(most=MOST_UNITS, n=units)
    if not value.units and not 1 <= value.ipcs <= MOST_IPCS:
        return house.bid_ipcs(most=MOST_IPCS, n=value.ipcs)
    return None


def _power(member: str) -> Power:
    return next(power for power in POWERS if power == member)


TREASURY = Section(
    name="treasury",
    sentence=text.treasury(),
    members=POWERS,
    keys=(Key("", text.treasury_ipcs(), range(RICHEST + 1), _treasury, _begins_with),),
    plain=True,
)

BID = Section(
    name="bid",
    sentence=text.bid(),
    members=POWERS,
    keys=(
        Key(
            "",
            text.bid_gift(ipcs=MOST_IPCS, units=MOST_UNITS),
            UnitsOrIpcs(),
            _bid,
            _granted,
            _too_much,
        ),
    ),
    plain=True,
)
