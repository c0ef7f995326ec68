"""Fuzzing: random games, with checks of what must always hold."""
