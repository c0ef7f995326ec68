"""Helping: what can be typed at the prompt, as `help` lists it."""

HELP = (
    ("?", "what may be done now"),
    ("? Lorraine", "all about a space: whose it is, its units, its borders, what can go there"),
    ("board, board west", "the board, or a part of it: west, east, balkans, asia, africa, america, sea"),
    ("log, log 50, log all", "the orders so far"),
    ("players", "who has which powers"),
    ("why, why germany more", "what computers mean to do, and with 'more' what else they have weighed"),
    (
        "undo",
        "undoes your last order of the turn, an 'end' too, as far as the last die or another player's order",
    ),
    ("quit", "leaves; every order is saved already, and 'greatwar play' goes on"),
    ("", ""),
    ("buy 3 infantry, 1 artillery", "purchase: the whole of it; a later 'buy' replaces it"),
    ("move 3 infantry Ruhr -> Belgium", "movement: every space of the route is named"),
    ("load 2 infantry Wales -> SZ 8", "movement: aboard transports; '… on france' aboard a friend's"),
    ("move 1 transport (2 infantry) SZ 8 -> SZ 9", "movement: a loaded transport"),
    ("offload 2 infantry SZ 9 -> Belgium", "movement: declares a landing"),
    ("attack Lorraine", "combat: opens a battle"),
    ("bombard 2 battleship SZ 9 -> Belgium", "combat: where one zone supports several assaults"),
    ("casualties 2 infantry, 1 artillery", "in battle: what is lost; 'damage 1 battleship' for a first hit"),
    ("submerge 2, press, break off", "in a sea battle; 'retreat SZ 8' where the rules allow it"),
    ("place 3 infantry Vienna", "mobilize"),
    ("declare submarine warfare", "Germany, at any time: 'germany: declare submarine warfare'"),
    ("announce last round", "tournament played by the clock: the round in progress is the last"),
    ("end", "ends the phase; purchase, movement, combat, mobilize, income"),
)
