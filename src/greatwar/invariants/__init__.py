"""Invariants: what must hold of every table, and of what one order makes of it."""
