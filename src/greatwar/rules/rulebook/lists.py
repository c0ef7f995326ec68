"""The lists of a movement phase: the listings of all powers that move, as values.

They are values. A game holds on to its last one, and its forks share that until each makes the next of its own.
"""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from greatwar.board import Power, Space
from greatwar.kernel import Kept, Line
from greatwar.orders import End, Load, Move, Offload, Order, Rail
from greatwar.rules.outlook import outlook
from greatwar.rules.rulebook.ending import may_end
from greatwar.rules.rulebook.listing import Listing, listed
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Dawn, Table, Units


class ListPage(Struct, frozen=True, gc=False):
    """The list of one power; its lines, all orders but the end of the phase, once they are asked for again."""

    listing: Listing
    may_end: bool
    lines: list[Line] | None = None


class Lists(Struct, frozen=True, gc=False):
    """The lists of powers that move, all for the same units of the same turn."""

    dawn: Dawn
    units: Units
    pages: dict[Power, ListPage]


def listed_since(
    rules: Ruleset,
    table: Table,
    powers: Sequence[Power],
    ended: frozenset[Power],
    kept: Kept,
    orders: Sequence[Order] | None,
) -> Lists:
    """The lists of these powers, made from lists that were kept and the orders since then.

    Those of others that have not ended the phase are kept up to date with them.
    """
    dawn, units = table.dawn, table.units
    if type(kept) is not Lists or kept.dawn is not dawn:
        return Lists(dawn, units, {power: _page(rules, table, power) for power in powers})
    before = kept.units
    changed = () if before is units else None if orders is None else _changed(orders)
    if changed is None:
        changed = _differing(before, units)
    pages: dict[Power, ListPage] = {}
    for power, page in kept.pages.items():
        if power in ended:
            continue
        view = outlook(rules, table, power)
        listing = page.listing.after(view, table, before, changed)
        if listing is not page.listing:
            page = ListPage(listing, may_end(view, table, listing))
        elif table.revolution == "accepted":
            # RB-REV-12: friends may have marched out of land that is shared with Russia.
            page = ListPage(listing, may_end(view, table, listing), page.lines or listing.lines())
        elif page.lines is None:
            page = ListPage(listing, page.may_end, listing.lines())
        pages[power] = page
    for power in powers:
        if power not in pages:
            pages[power] = _page(rules, table, power)
    return Lists(dawn, units, pages)


def _page(rules: Ruleset, table: Table, power: Power) -> ListPage:
    """The list of a power, made anew."""
    view = outlook(rules, table, power)
    listing = listed(view, table)
    return ListPage(listing, may_end(view, table, listing))


def _changed(orders: Sequence[Order]) -> Iterable[Space] | None:
    """The spaces in which units can differ before and after these orders, if that is known."""
    if len(orders) == 1 and type(orders[0]) is Move:
        route = orders[0].route
        return route[0], route[-1]
    spaces: list[Space] = []
    for order in orders:
        match order:
            case Move() | Rail():
                spaces += (order.route[0], order.route[-1])
            case Load():
                spaces += (order.territory, order.zone)
            case Offload():
                spaces.append(order.zone)
            case End():
                pass
            case _:
                return None
    return dict.fromkeys(spaces)


def _differing(old: Units, new: Units) -> list[Space]:
    """The spaces in which units differ."""
    changed = [space for space, stacks in new.items() if old.get(space) is not stacks]
    return changed + [space for space in old if space not in new]
