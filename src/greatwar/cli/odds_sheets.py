"""Odds in the terminal: tables and small bar charts."""

from collections.abc import Iterable, Sequence
from typing import cast

from rich.console import Console
from rich.table import Table
from rich.text import Text

from greatwar.odds import AIMS, Aim, FrontForecast, LandingOdds, LandOdds, SeaOdds
from greatwar.odds.advice import after_first_round, fleet_line, submerging
from greatwar.odds.loss_orders import Ranked, RankedAtSea
from greatwar.odds.trees import expected_units, nine_of_ten
from greatwar.pieces import Kind
from greatwar.text.messages import Message
from greatwar.text.say import battle_odds
from greatwar.text.say import cli_command as say

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
    ('25.5%', '< 0.1%', '0%')
    """
    if chance <= 1e-12 or chance >= 1 - 1e-12:
        return str(say.percent_whole(chance=round(chance)))
    if chance < 0.0005:
        return str(say.percent_below(chance=0.001))
    if chance > 0.9995:
        return str(say.percent_above(chance=0.999))
    return str(say.percent(chance=chance))


def signed(number: float) -> str:
    """A number with its sign.

    >>> signed(7.66), signed(-0.5)
    ('+7.7', '-0.5')
    """
    return str(say.signed(sign="-" if number < 0 else "+", number=abs(number)))


def chances(rows: Iterable[tuple[Message, float]]) -> Table:
    """Outcomes with their chances as bars."""
    grid = _grid()
    grid.add_column()
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(no_wrap=True)
    for name, chance in rows:
        grid.add_row(str(name), percent(chance), Text(bar(chance), "cyan"))
    return grid


def land_sheet(console: Console, odds: LandOdds, names: tuple[str, str]) -> None:
    """One attack on land."""
    rows = [
        (battle_odds.captured(), odds.taken),
        (battle_odds.contested(), odds.contested),
        (battle_odds.repelled(), odds.repelled),
    ]
    console.print(chances([*rows, (battle_odds.emptied(), odds.emptied)] if odds.emptied else rows))
    console.print()
    table = _table("", say.heading_value(), say.heading_loss(), say.heading_units(), say.heading_spread())
    for name, host, left, losses in (
        (names[0], odds.attackers, odds.attackers_left(), odds.attacker_losses()),
        (names[1], odds.defenders, odds.defenders_left(), odds.defender_losses()),
    ):
        units = [
            str(say.kind_lost(number=lost, kind=cast(Kind, kind)))
            for kind, lost in expected_units(host, left).items()
            if lost > 0.005
        ]
        loss = sum(ipcs * chance for ipcs, chance in losses.items())
        told = ", ".join(units) or str(say.nothing())
        table.add_row(name, str(odds.board.value(host)), str(say.ipcs(ipcs=loss)), told, _between(losses))
    console.print(table)
    console.print(f"\n{say.net(net=signed(odds.net))}", highlight=False)
    _losses(console, names, odds.attacker_losses(), odds.defender_losses())


def sea_sheet(console: Console, odds: SeaOdds, names: tuple[str, str]) -> None:
    """A sea battle."""
    rows = [
        (battle_odds.won(), odds.won),
        (battle_odds.undecided(), odds.undecided),
        (battle_odds.lost(), odds.lost),
    ]
    rows += [(battle_odds.emptied(), odds.emptied)] if odds.emptied else []
    rows += [(battle_odds.cleared(), odds.cleared)]
    rows += [(battle_odds.driven_off(), odds.driven_off)] if odds.driven_off else []
    rows += [(battle_odds.retreated(), odds.retreated)] if odds.retreated else []
    console.print(chances(rows))
    console.print()
    table = _table("", say.heading_value(), say.heading_loss(), say.heading_spread(), say.heading_left())
    for name, line, loss, left, losses in (
        (names[0], odds.mine, odds.attacker_loss, odds.attackers_left(), odds.attacker_losses()),
        (names[1], odds.theirs, odds.defender_loss, odds.defenders_left(), odds.defender_losses()),
    ):
        fleet, chance = max(left.items(), key=lambda entry: entry[1])
        likely = f"{fleet_line(fleet)} ({percent(chance)})"
        table.add_row(name, f"{line.value[0]:.0f}", str(say.ipcs(ipcs=loss)), _between(losses), likely)
    console.print(table)
    net = signed(odds.net)
    told = say.net_one_round(net=net) if odds.rounds == 1 else say.net_rounds(net=net, rounds=odds.rounds)
    console.print(f"\n{told}", highlight=False)
    _losses(console, names, odds.attacker_losses(), odds.defender_losses())


def landing_sheet(console: Console, odds: LandingOdds) -> None:
    """A landing from the voyage on."""
    rows = [
        (battle_odds.landed(), odds.landed),
        (battle_odds.captured(), odds.taken),
        (battle_odds.contested(), odds.contested),
        (battle_odds.repelled(), odds.failed),
    ]
    console.print(chances([*rows, (battle_odds.idle(), odds.idle)] if odds.idle else rows))
    told = say.landing_losses(
        lost=odds.attacker_loss,
        ships=odds.ships_lost,
        enemy=odds.defender_loss,
        enemyships=odds.enemy_ships_lost,
        net=signed(odds.net),
    )
    console.print(f"\n{told}", highlight=False)


def advice_sheet(console: Console, odds: SeaOdds, *, presses: bool) -> None:
    """What to do at the beginning, and with the fleets that the first round leaves most often."""
    for line in submerging(odds):
        console.print(f"\n{line}", highlight=False)
    standings = after_first_round(odds) if presses else []
    if not standings:
        return
    table = _table(
        say.heading_own_ships(),
        say.heading_enemy_ships(),
        say.heading_chance(),
        say.heading_best(),
        say.heading_worth(),
        say.heading_stopping(),
    )
    for each in standings:
        table.add_row(
            str(fleet_line(each.mine)),
            str(fleet_line(each.theirs)),
            percent(each.chance),
            Text(each.best, "" if each.best == "press" else "bold"),
            signed(each.worth),
            signed(each.stopping),
        )
    console.print(f"\n{say.after_first_round()}", style="bold", highlight=False)
    console.print(table)


def front_sheet(console: Console, forecast: FrontForecast, names: tuple[str, str]) -> None:
    """A front, turn by turn."""
    first, second = names
    alone = say.heading_alone(side=first), battle_odds.contested(), say.heading_alone(side=second)
    armies = say.heading_army(side=first), say.heading_army(side=second)
    table = _table(say.heading_turn(), say.heading_of(), say.heading_attacks(), *alone, "", *armies)
    for moment in forecast.moments:
        table.add_row(
            str(moment.turn),
            names[moment.mover],
            percent(moment.attacked),
            percent(moment.held[0]),
            percent(moment.contested),
            percent(moment.held[1]),
            Text(_front_bar(moment.held[0], moment.contested), "cyan"),
            *(
                f"{say.number(number=units)} ({value:.0f})"
                for units, value in zip(moment.units, moment.value)
            ),
        )
    console.print(table)
    last = forecast.last
    legend = say.front_legend(first=first, second=second, lost=last.lost[0], enemy=last.lost[1])
    console.print(f"\n{legend}", highlight=False)


def _front_bar(first: float, contested: float, width: int = 16) -> str:
    own = round(first * width)
    both = round((first + contested) * width) - own
    return "█" * own + "▒" * both + "░" * (width - own - both)


def orders_sheet(console: Console, title: str, aim: Aim, ranked: Sequence[Ranked]) -> None:
    """The best order of casualties on land, and the worst."""
    console.print(f"\n{say.best_order(side=title, aim=AIMS[aim])}", highlight=False)
    _ranking(console, [(each.order, each.worth) for each in ranked])


def sea_orders_sheet(console: Console, title: str, ranked: Sequence[RankedAtSea]) -> None:
    """The best order of casualties at sea, and the worst."""
    console.print(f"\n{say.best_order_at_sea(side=title)}", highlight=False)
    _ranking(console, [(each.order, each.worth) for each in ranked])


def _ranking(console: Console, ranked: Sequence[tuple[Sequence[str], float]]) -> None:
    shown = [*ranked[:3], *([ranked[-1]] if len(ranked) > 3 else [])]
    table = _table(say.heading_order(), say.heading_worth())
    for order, worth in shown:
        told = say.signed_finely(sign="-" if worth < 0 else "+", number=abs(worth))
        table.add_row(", ".join(order), str(told))
    console.print(table)


def _losses(console: Console, names: tuple[str, str], *losses: dict[int, float]) -> None:
    for name, side in zip(names, losses):
        if len(side) < 2:
            continue
        console.print(f"\n{say.losses(side=name)}", style="bold", highlight=False)
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
        rows.append((str(say.range(low=start, high=start + width - 1)), chance))
    return rows


def _between(losses: dict[int, float]) -> str:
    """Between what the loss lies with nine chances in ten."""
    low, high = nine_of_ten(losses)
    return str(say.range(low=low, high=high))


def _grid() -> Table:
    return Table.grid(padding=(0, 2, 0, 0))


def _table(*headings: str | Message) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold", show_edge=False)
    for heading in headings:
        table.add_column(str(heading), overflow="fold")
    return table
