"""Helping: what you can type at the prompt, as `help` lists it."""

from collections.abc import Callable

from greatwar.text.messages import Message, plain
from greatwar.text.say import cli as say

HELP: tuple[tuple[str, Callable[[], Message]], ...] = (
    ("?", say.help_now),
    ("? Lorraine", say.help_space),
    ("board, board west", say.help_board),
    ("log, log 50, log all", say.help_log),
    ("players", say.help_players),
    ("why, why Germany more", say.help_why),
    ("undo", say.help_undo),
    ("save, save war.gwr", say.help_save),
    ("quit", say.help_quit),
    ("", lambda: plain("")),
    ("buy 3 infantry, 1 artillery", say.help_buy),
    ("move 3 infantry Ruhr -> Belgium", say.help_move),
    ("load 2 infantry Wales -> SZ 8", say.help_load),
    ("move 1 transport (2 infantry) SZ 8 -> SZ 9", say.help_sail),
    ("offload 2 infantry SZ 9 -> Belgium", say.help_offload),
    ("attack Lorraine", say.help_attack),
    ("bombard 2 battleship SZ 9 -> Belgium", say.help_bombard),
    ("casualties 2 infantry, 1 artillery", say.help_casualties),
    ("submerge 2, press, break off", say.help_sea),
    ("place 3 infantry Vienna", say.help_place),
    ("declare submarine warfare", say.help_declare),
    ("announce last round", say.help_announce),
    ("end", say.help_end),
)
