"""A game as a few lines of text, to watch a learner play."""

from greatwar.board import POWERS, TERRITORIES
from greatwar.game import Game
from greatwar.pieces import count


def told(game: Game, last_order: str = "") -> str:
    """Where the war stands: round and turn, what is asked, each power's means, and the contested territories."""
    table = game.table
    lines = [f"round {table.round}, {table.turn}, {table.phase} phase"]
    if table.winner:
        lines[0] += f": the war is over, {table.winner}"
    lines += [
        f"  {power:<16}{table.treasury[power]:>4} IPC, earns {game.rules.board.income(table, power):>3}, "
        f"{sum(count(stacks[power]) for stacks in table.units.values() if power in stacks):>3} units"
        for power in POWERS
    ]
    contested = [territory for territory in TERRITORIES if table.is_contested(territory)]
    lines.append(f"  contested: {', '.join(contested) or 'nothing'}")
    if last_order:
        lines.append(f"  {last_order}")
    return "\n".join(lines)
