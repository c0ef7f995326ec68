"""What the engine costs, measured beside python-chess in the same run. `make bench` prints it; nothing fails."""
