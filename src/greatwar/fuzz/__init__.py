"""Fuzzing: random games in which everything is checked that must always hold."""
