"""The board as text: a header with the powers, and the spaces by region. It knows no rule."""

import os
from collections.abc import Iterable, Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from greatwar.board import BASES, BORDERS, CAPITAL, POWERS, SIDES, TERRITORIES, ZONES, Power, Space
from greatwar.cli.palette import contested_label, label, nobody_label, shared_label
from greatwar.cli.regions import REGIONS, Region
from greatwar.game import Game
from greatwar.notation.rulesets import ruleset_label
from greatwar.notation.units import force_to_text
from greatwar.rules import Ruleset
from greatwar.rules.goals import Goals, goals
from greatwar.rules.points import incomes, points
from greatwar.table import Table
from greatwar.text.messages import Message, plain
from greatwar.text.say import cli as say

PLAIN_WIDTH = 110
PLAIN = "not bold default on default"
"""The style of what stands behind a label."""
COLUMN = 60
"""How wide a column of regions is at least."""


def header(game: Game) -> RenderableType:
    """Round, turn and phase; treasury and income of every power; what has become of capitals."""
    table = game.table
    title = Text()
    title.append(f" {round_of(game)} ", "bold reverse")
    title.append(f"  {say.turn(turn=table.turn)}", "bold")
    title.append(f" · {say.phase(phase=table.phase) if not table.winner else say.war_over()}")
    title.append(f"   {_rules_of(game)}", "dim")
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(no_wrap=True, style="dim")
    for _ in POWERS:
        grid.add_column(justify="center", no_wrap=True)
    grid.add_row("", *(label(power) for power in POWERS))
    grid.add_row(str(say.row_treasury()), *(_treasury(table, power) for power in POWERS))
    grid.add_row(str(say.row_income()), *(Text(f"+{game.rules.earnings(table, power)}") for power in POWERS))
    aims = goals(game.rules)
    if aims.collapse:
        grid.add_row(str(say.row_collapse()), *(_meter(aims, table, power) for power in POWERS))
    if any(standing := [_standing(table, power) for power in POWERS]):
        grid.add_row("", *standing)
    return Group(title, grid, *_remarks(table), *_verdict(game))


def round_of(game: Game) -> Message:
    """The round, with its date where the rules have one."""
    number, calendar = game.table.round, game.rules.rounds.calendar
    return say.round_date(round=number, date=calendar(number)) if calendar else say.round(round=number)


def headline(game: Game) -> Message:
    """The round, whose turn it is, and the phase."""
    table, calendar = game.table, game.rules.rounds.calendar
    if calendar is None:
        return say.headline(round=table.round, turn=table.turn, phase=table.phase)
    date = calendar(table.round)
    return say.headline_date(round=table.round, date=date, turn=table.turn, phase=table.phase)


def _rules_of(game: Game) -> str:
    return ruleset_label(game.rules)


def _treasury(table: Table, power: Power) -> Text:
    style = "bold underline" if power in table.movers and not table.winner else ""
    return Text(f"{table.treasury.get(power, 0)}", style)


def _meter(aims: Goals, table: Table, power: Power) -> Text:
    """How much of its homeland a power has lost, of how much it can bear."""
    limits = aims.collapse.get(power)
    if limits is None or power in table.departed:
        return Text("")
    lost, limit = aims.lost(table, power), limits.political
    style = "bold red" if lost >= limit else "yellow" if 3 * lost >= 2 * limit else "" if lost else "dim"
    return Text(f"{lost}/{limit}", style)


def _standing(table: Table, power: Power) -> Text:
    if power in table.departed:
        return Text(str(say.standing_out()), "dim")
    if power in table.lost_capital:
        return Text(str(say.standing_lost()), "bold red")
    if power in table.bankrupt:
        return Text(str(say.standing_collapsed()), "bold red")
    if table.is_contested(CAPITAL[power]):
        return Text(str(say.standing_contested()), "bold yellow")
    return Text(str(say.standing_neutral()) if power in table.neutral else "", "dim")


def _remarks(table: Table) -> Iterable[Text]:
    for power in POWERS:
        if power in table.lost_capital:
            capital = CAPITAL[power]
            holder = table.controller(capital)
            told = (
                say.capital_controlled(holder=holder, capital=capital, power=power)
                if holder
                else say.capital_contested(capital=capital, power=power)
            )
            yield Text(str(told), "red")
    contested = [name for name in TERRITORIES if table.is_contested(name)]
    if contested:
        yield Text(str(say.contested_spaces(spaces=contested)))
    for power in POWERS:
        if power in table.bankrupt:
            yield Text(str(say.economy_collapsed(power=power)), "red")
    surrendered = [power for power in POWERS if power in table.collapsed]
    if surrendered:
        yield Text(str(say.surrendered(powers=surrendered)), "red")
    if table.submarine_warfare:
        yield Text(str(say.submarine_warfare()))


def _verdict(game: Game) -> Iterable[Text]:
    """How the war stands on points where they decide it, and who has won."""
    table, rules = game.table, game.rules
    last = max(rules.victory.last_round, table.round)
    if rules.victory.count == "points":
        central, allies = (points(rules, table, side) for side in SIDES)
        score = say.points_clock(central=central, allies=allies)
        if table.last_round:
            score = say.points_last(central=central, allies=allies)
        elif rules.victory.last_round:
            score = say.points_after(central=central, allies=allies, round=last)
        yield Text(str(score))
    elif rules.victory.last_round:
        income = incomes(rules, table)
        yield Text(str(say.incomes(central=income["central"], allies=income["allies"], round=last)))
    if table.winner:
        ending = say.war_drawn() if table.winner == "draw" else say.war_won(side=table.winner)
        yield Text(str(ending), "bold green")


def board(game: Game, regions: Sequence[Region] = REGIONS, *, width: int) -> RenderableType:
    """Regions of the board, side by side where the terminal is wide enough."""
    return _in_columns([_region(game.rules, game.table, region, region.spaces) for region in regions], width)


def front(game: Game, power: Power, *, width: int) -> RenderableType:
    """What concerns a power: the spaces that hold its units, and those next to them that hold enemies."""
    table = game.table
    own = {space for space, stacks in table.units.items() if power in stacks}
    near = own | {space for space in _neighbours(own) if _has_enemies(table, power, space)}
    blocks = []
    for region in REGIONS:
        spaces = [space for space in region.spaces if space in near]
        if spaces:
            blocks.append(_region(game.rules, table, region, spaces))
    return _in_columns(blocks, width)


def _neighbours(spaces: Iterable[Space]) -> Iterable[Space]:
    for space in spaces:
        yield from BORDERS[space]


def _has_enemies(table: Table, power: Power, space: Space) -> bool:
    return any(table.enemies(power, other) for other in table.stacks(space))


class _Block:
    """A region drawn: its heading and rows, and how many lines they are."""

    def __init__(self, heading: str, rows: list[tuple[Text, Text, Text, Text]], remark: str = "") -> None:
        self.height = sum(1 + row[-1].plain.count("\n") for row in rows) + 2 + bool(remark)
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(width=5, no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column(justify="right", no_wrap=True, style="dim")
        grid.add_column()
        for row in rows:
            grid.add_row(*row)
        parts: list[RenderableType] = [Text().append(heading, "bold underline"), grid]
        if remark:
            parts.append(Text(remark, "dim"))
        self.drawing = Group(*parts, Text())


def _in_columns(blocks: list[_Block], width: int) -> RenderableType:
    columns = max(1, min(3, width // COLUMN, len(blocks)))
    if columns == 1:
        return Group(*(block.drawing for block in blocks))
    total = sum(block.height for block in blocks)
    piles: list[list[RenderableType]] = [[]]
    height = 0
    for block in blocks:
        # A pile is full when the next block would bring it further from its share than it is now.
        if piles[-1] and len(piles) < columns and height + block.height / 2 > total / columns:
            piles.append([])
            height = 0
        piles[-1].append(block.drawing)
        height += block.height
    grid = Grid.grid(padding=(0, 2), expand=True)
    for _ in piles:
        grid.add_column(ratio=1)
    grid.add_row(*(Group(*pile) for pile in piles))
    return grid


def _region(rules: Ruleset, table: Table, region: Region, spaces: Sequence[Space]) -> _Block:
    rows = []
    empty = []
    for space in spaces:
        if space in ZONES and not table.stacks(space):
            empty.append(space[3:])
        else:
            rows.append(
                (_holder(table, space), _name(space), _worth(rules, space), _forces(rules, table, space))
            )
    remark = str(say.no_ships(zones=", ".join(empty))) if empty else ""
    return _Block(str(region.title), rows, remark)


def _holder(table: Table, space: Space) -> Text:
    """The label of whoever controls a space."""
    if space in ZONES:
        return Text("  ~  ", "dim cyan")
    if table.is_contested(space):
        return contested_label()
    if table.is_shared(space):
        return shared_label()
    holder = table.controller(space)
    return label(holder) if holder else nobody_label()


def _name(space: Space) -> Text:
    if space in ZONES:
        return Text(space)
    is_capital = TERRITORIES[space].kind == "capital"
    return Text(f"{space}*" if is_capital else space, "bold" if is_capital else "")


def _worth(rules: Ruleset, space: Space) -> Text:
    return Text("" if space in ZONES else f"{rules.board.ipc[space]} ")


def _forces(rules: Ruleset, table: Table, space: Space) -> Text:
    text = Text()
    stacks = table.stacks(space)
    holder = None if space in ZONES else table.controller(space)
    order = sorted(stacks, key=lambda power: (power != holder, POWERS.index(power)))
    for power in order:
        if text:
            text.append("\n")
        if power != holder or len(stacks) > 1:
            text.append(label(power)).append(" ")
        text.append(force_text(table, space, power))
    if not text:
        text.append(str(_sleeping(rules, table, space)), "dim")
    if space in table.hulls:
        text.append(", " if text else "").append(str(say.hull()), "dim")
    return text


def _sleeping(rules: Ruleset, table: Table, space: Space) -> Message:
    facts = TERRITORIES.get(space)
    if facts is None or table.controller(space) is not None:
        return plain("")
    if space in table.impassable:
        return say.impassable()
    if facts.is_minor and space not in table.mobilized:
        patron = rules.board.aligned.get(space)
        return say.aligned(power=patron) if patron else say.neutral()
    return say.colony(of=facts.of) if facts.of else plain("")


def force_text(table: Table, space: Space, power: Power) -> str:
    """The units of a power in a space, with what they have done in this movement phase."""
    force = table.force(space, power)
    text = force_to_text(force, power)
    moved = sum(number for piece, number in force.items() if piece.route and table.phase == "movement")
    landings = sorted({cargo.landing for piece in force for cargo in piece.cargo if cargo.landing})
    notes = [str(say.moved(n=moved))] if moved else []
    notes += [str(say.to_land(spaces=landings))] if landings else []
    return f"{text} [{'; '.join(notes)}]" if notes else text


def card(game: Game, space: Space) -> RenderableType:
    """Everything about one space: whose it is, what it is worth, what stands there, what it borders."""
    table = game.table
    lines = [Text(_named(space), "bold underline")]
    if space in ZONES:
        lines.append(Text(str(say.sea_zone(where=ZONES[space].where))))
        lines += [Text(str(say.mined(base=base))) for base in BASES.get(space, ())]
    else:
        lines.append(_holder(table, space).append(f" {_ownership(game.rules, table, space)}", PLAIN))
        if TERRITORIES[space].bases:
            lines.append(Text(str(say.naval_base(zones=TERRITORIES[space].bases))))
    lines += [
        label(power).append(f" {force_text(table, space, power)}", PLAIN)
        for power in POWERS
        if table.force(space, power)
    ]
    if space in table.hulls:
        lines.append(Text(str(say.hull_line())))
    if not table.stacks(space):
        lines.append(Text(str(say.no_units()), "dim"))
    return Group(*lines)


def _named(space: Space) -> str:
    """A space as orders name it, with its name in the language of the player where that is another."""
    spoken = str(say.space(space=space))
    return space if spoken == space else str(say.space_named(named=space, space=space))


def _ownership(rules: Ruleset, table: Table, space: Space) -> Message:
    facts = TERRITORIES[space]
    if table.is_contested(space):
        found = [say.fact_contested()]
    elif table.is_shared(space):
        found = [say.fact_shared()]
    elif holder := table.controller(space):
        found = [say.fact_controlled(power=holder)]
    else:
        sleeping = _sleeping(rules, table, space)
        found = [sleeping if str(sleeping) else say.fact_uncontrolled()]
    if facts.owner and table.controller(space) != facts.owner:
        found.append(say.fact_origin(power=facts.owner))
    if facts.kind == "capital":
        found.append(say.fact_capital())
    return say.facts(facts=[*found, say.fact_worth(n=rules.board.ipc[space])])


def paper() -> Console:
    """Where everything is printed: the terminal, or plain text of a fair width."""
    console = Console(highlight=False)
    if console.is_terminal or "COLUMNS" in os.environ:
        return console
    return Console(highlight=False, width=PLAIN_WIDTH)
