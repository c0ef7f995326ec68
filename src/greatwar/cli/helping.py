"""Helping: what you can type at the prompt, as `help` lists it."""

HELP = (
    ("?", "what you can do now"),
    ("? Lorraine", "a space: who controls it, its units, its borders, what can move there"),
    ("board, board west", "the board, or a part of it: west, east, balkans, asia, africa, america, sea"),
    ("log, log 50, log all", "the orders so far"),
    ("players", "the players and their powers"),
    ("why, why Germany more", "what computers plan; with 'more', what they rejected"),
    (
        "undo",
        "undoes your last order of the turn, an 'end' too, back to the last die or another player's order",
    ),
    ("save, save war.gwr", "where the game is saved; with a name, writes the record to that file"),
    ("quit", "leaves the game; every order is saved"),
    ("", ""),
    ("buy 3 infantry, 1 artillery", "Purchase: the whole purchase; a later 'buy' replaces it"),
    ("move 3 infantry Ruhr -> Belgium", "Movement: name every space of the route"),
    ("load 2 infantry Wales -> SZ 8", "Movement: on transports; '… on France' for those of another power"),
    ("move 1 transport (2 infantry) SZ 8 -> SZ 9", "Movement: a loaded transport"),
    ("offload 2 infantry SZ 9 -> Belgium", "Movement: declares a landing"),
    ("attack Lorraine", "Combat: attacks"),
    ("bombard 2 battleship SZ 9 -> Belgium", "Combat: where one sea zone supports several assaults"),
    (
        "casualties 2 infantry, 1 artillery",
        "in battle: your casualties; 'damage 1 battleship' for a first hit",
    ),
    ("submerge 2, press, break off", "in a sea battle; 'retreat SZ 8' where the rules allow it"),
    ("place 3 infantry Vienna", "Mobilize: places new units"),
    ("declare submarine warfare", "Germany, at any time: 'Germany: declare submarine warfare'"),
    ("announce last round", "tournament by the clock: this round is the last"),
    ("end", "ends the phase"),
)
