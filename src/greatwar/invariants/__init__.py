"""Invariants: what must hold of every table, and of the change that one order makes."""
