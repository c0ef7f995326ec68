"""A bot in twenty lines: it attacks where it can, and otherwise does anything that is lawful."""

import random
import sys

rng = random.Random()
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "greatwar":
        print("name rough rider\nready", flush=True)
    elif word == "seed":
        rng = random.Random(rest)
    elif word == "ask":
        print("legal", flush=True)
    elif word == "legal":
        orders = list(iter(lambda: sys.stdin.readline().strip(), "."))
        chosen = [order for order in orders if order.startswith(("attack", "press"))] or orders
        if "end" in orders and rng.random() < 0.2:
            chosen = ["end"]
        elif "end" not in orders and "undo" in orders:  # go back, or do what must be done
            chosen = ["undo", "undo", "undo", orders[0]]
        print("order", rng.choice(chosen), flush=True)
