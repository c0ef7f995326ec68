"""Odds in the terminal: tables and small bar charts."""

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from greatwar.odds import AIMS, Aim, FrontForecast, LandingOdds, LandOdds, SeaOdds
from greatwar.odds.advice import after_first_round, fleet_line, submerging
from greatwar.odds.loss_orders import Ranked, RankedAtSea
from greatwar.odds.trees import expected_units, nine_of_ten

BAR = 30
"""How long a bar is that stands for certainty."""
MOST_ROWS = 12
_EIGHTHS = " ▏▎▍▌▋▊▉"


def bar(share: float, width: int = BAR) -> str:
    """A bar of a share of one.

    >>> bar(0.5, 4), bar(0.0, 4)
    ('██', '')
    """
    eighths = round(min(1.0, max(0.0, share)) * width * 8)
    return ("█" * (eighths // 8) + _EIGHTHS[eighths % 8]).rstrip()


def percent(chance: float) -> str:
    """A chance in percent; what is possible but rare is not called impossible.

    >>> percent(0.2547), percent(0.00001), percent(0.0)
    ('25.5 %', '< 0.1 %', '0 %')
    """
    if chance <= 1e-12:
        return "0 %"
    if chance >= 1 - 1e-12:
        return "100 %"
    if chance < 0.0005:
        return "< 0.1 %"
    if chance > 0.9995:
        return "> 99.9 %"
    return f"{100 * chance:.1f} %"


def chances(rows: Iterable[tuple[str, float]]) -> Table:
    """Outcomes with their chances as bars."""
    grid = _grid()
    grid.add_column()
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(no_wrap=True)
    for name, chance in rows:
        grid.add_row(name, percent(chance), Text(bar(chance), "cyan"))
    return grid


def land_sheet(console: Console, odds: LandOdds, names: tuple[str, str]) -> None:
    """One attack on land."""
    rows = [("taken", odds.taken), ("contested", odds.contested), ("failed", odds.repelled)]
    console.print(chances([*rows, ("no one is left", odds.emptied)] if odds.emptied else rows))
    console.print()
    table = _table("", "IPCs", "expected loss", "of it", "in nine cases of ten")
    for name, host, left, losses in (
        (names[0], odds.attackers, odds.attackers_left(), odds.attacker_losses()),
        (names[1], odds.defenders, odds.defenders_left(), odds.defender_losses()),
    ):
        units = [f"{lost:.1f} {kind}" for kind, lost in expected_units(host, left).items() if lost > 0.005]
        loss = sum(ipcs * chance for ipcs, chance in losses.items())
        spread = _between(losses)
        table.add_row(
            name, str(odds.board.value(host)), f"{loss:.1f} IPCs", ", ".join(units) or "nothing", spread
        )
    console.print(table)
    console.print(f"\nThe attackers destroy {odds.net:+.1f} IPCs more than they lose.", highlight=False)
    _losses(console, names, odds.attacker_losses(), odds.defender_losses())


def sea_sheet(console: Console, odds: SeaOdds, names: tuple[str, str]) -> None:
    """A sea battle."""
    rows = [("won", odds.won), ("both are left", odds.undecided), ("lost", odds.lost)]
    rows += [("no one is left", odds.emptied)] if odds.emptied else []
    rows += [("zone cleared", odds.cleared)]
    rows += [("driven off", odds.driven_off)] if odds.driven_off else []
    rows += [("retreated", odds.retreated)] if odds.retreated else []
    console.print(chances(rows))
    console.print()
    table = _table("", "IPCs", "expected loss", "in nine cases of ten", "most likely left")
    for name, line, loss, left, losses in (
        (names[0], odds.mine, odds.attacker_loss, odds.attackers_left(), odds.attacker_losses()),
        (names[1], odds.theirs, odds.defender_loss, odds.defenders_left(), odds.defender_losses()),
    ):
        fleet, chance = max(left.items(), key=lambda entry: entry[1])
        likely = f"{fleet_line(fleet)} ({percent(chance)})"
        table.add_row(name, f"{line.value[0]:.0f}", f"{loss:.1f} IPCs", _between(losses), likely)
    console.print(table)
    rounds = "1 round" if odds.rounds == 1 else f"{odds.rounds:.1f} rounds on average"
    console.print(
        f"\nThe attackers sink {odds.net:+.1f} IPCs more than they lose, in {rounds}.", highlight=False
    )
    _losses(console, names, odds.attacker_losses(), odds.defender_losses())


def landing_sheet(console: Console, odds: LandingOdds) -> None:
    """A landing from the voyage on."""
    rows = [
        ("lands", odds.landed),
        ("taken", odds.taken),
        ("contested", odds.contested),
        ("failed", odds.failed),
    ]
    console.print(chances([*rows, ("no one attacks", odds.idle)] if odds.idle else rows))
    console.print(
        f"\nThe attackers lose {odds.attacker_loss:.1f} IPCs in all, {odds.ships_lost:.1f} of them ships; "
        f"the defenders {odds.defender_loss:.1f}, {odds.enemy_ships_lost:.1f} of them ships: "
        f"{odds.net:+.1f} for the attackers.",
        highlight=False,
    )


def advice_sheet(console: Console, odds: SeaOdds, *, presses: bool) -> None:
    """What to do at the beginning, and with the fleets that the first round leaves most often."""
    for line in submerging(odds):
        console.print(f"\n{line}", highlight=False)
    standings = after_first_round(odds) if presses else []
    if not standings:
        return
    table = _table("own ships left", "enemy ships left", "chance", "best", "worth", "stopping")
    for each in standings:
        table.add_row(
            str(fleet_line(each.mine)),
            str(fleet_line(each.theirs)),
            percent(each.chance),
            Text(each.best, "" if each.best == "press" else "bold"),
            f"{each.worth:+.1f}",
            f"{each.stopping:+.1f}",
        )
    console.print("\nAfter the first round", style="bold", highlight=False)
    console.print(table)


def front_sheet(console: Console, forecast: FrontForecast, names: tuple[str, str]) -> None:
    """A front, turn by turn."""
    first, second = names
    alone = f"{first} alone", "contested", f"{second} alone"
    table = _table("turn", "of", "attacks", *alone, "", f"{first} has", f"{second} has")
    for moment in forecast.moments:
        table.add_row(
            str(moment.turn),
            names[moment.mover],
            percent(moment.attacked),
            percent(moment.held[0]),
            percent(moment.contested),
            percent(moment.held[1]),
            Text(_front_bar(moment.held[0], moment.contested), "cyan"),
            *(f"{units:.1f} ({value:.0f})" for units, value in zip(moment.units, moment.value)),
        )
    console.print(table)
    last = forecast.last
    console.print(
        f"\n█ {first} alone, ▒ contested, ░ {second} alone. Expected losses by then: "
        f"{first} {last.lost[0]:.0f} IPCs, {second} {last.lost[1]:.0f} IPCs. Armies: units (IPCs).",
        highlight=False,
    )


def _front_bar(first: float, contested: float, width: int = 16) -> str:
    own = round(first * width)
    both = round((first + contested) * width) - own
    return "█" * own + "▒" * both + "░" * (width - own - both)


def orders_sheet(console: Console, title: str, aim: Aim, ranked: Sequence[Ranked]) -> None:
    """The best order of casualties on land, and the worst."""
    console.print(f"\n{title} lose best, for the most {AIMS[aim]}:", highlight=False)
    _ranking(console, [(each.order, each.worth) for each in ranked])


def sea_orders_sheet(console: Console, title: str, ranked: Sequence[RankedAtSea]) -> None:
    """The best order of casualties at sea, and the worst."""
    console.print(f"\n{title} lose best:", highlight=False)
    _ranking(console, [(each.order, each.worth) for each in ranked])


def _ranking(console: Console, ranked: Sequence[tuple[Sequence[str], float]]) -> None:
    shown = [*ranked[:3], *([ranked[-1]] if len(ranked) > 3 else [])]
    table = _table("order", "worth")
    for order, worth in shown:
        table.add_row(", ".join(order), f"{worth:+.2f}")
    console.print(table)


def _losses(console: Console, names: tuple[str, str], *losses: dict[int, float]) -> None:
    for name, side in zip(names, losses):
        if len(side) < 2:
            continue
        console.print(f"\nWhat {name} loses, in IPCs", style="bold", highlight=False)
        rows = _binned(side)
        most = max(chance for _, chance in rows)
        grid = _grid()
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column(no_wrap=True)
        for title, chance in rows:
            grid.add_row(title, percent(chance), Text(bar(chance / most), "cyan"))
        console.print(grid)


def _binned(losses: dict[int, float]) -> list[tuple[str, float]]:
    """A distribution in a dozen rows at most, without its thin ends."""
    likely = [ipcs for ipcs, chance in losses.items() if chance >= 0.002] or list(losses)
    low, high = min(likely), max(likely)
    kept = {ipcs: chance for ipcs, chance in losses.items() if low <= ipcs <= high}
    if len(kept) <= MOST_ROWS:
        return [(str(ipcs), chance) for ipcs, chance in kept.items()]
    width = -(-(high - low + 1) // MOST_ROWS)
    rows = []
    for start in range(low, high + 1, width):
        chance = sum(each for ipcs, each in kept.items() if start <= ipcs < start + width)
        rows.append((f"{start} to {start + width - 1}", chance))
    return rows


def _between(losses: dict[int, float]) -> str:
    """Between what the loss lies with nine chances in ten."""
    low, high = nine_of_ten(losses)
    return f"{low} to {high}"


def _grid() -> Table:
    return Table.grid(padding=(0, 2, 0, 0))


def _table(*headings: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold", show_edge=False)
    for heading in headings:
        table.add_column(heading, overflow="fold")
    return table
