"""Tables on the command line."""

from rich.console import Console
from rich.table import Table

from greatwar.cli import boards
from greatwar.text.messages import Message


def table_of(*headings: str | Message) -> Table:
    """An empty table with these headings."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold", show_edge=False)
    for heading in headings:
        table.add_column(str(heading), overflow="fold")
    return table


def print_table(table: Table) -> None:
    """Print a table as wide as the terminal is."""
    console: Console = boards.paper()
    console.print(table)
