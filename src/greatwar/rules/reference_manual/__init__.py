"""The reference manual: the second edition's war by the rulebook's mechanics."""
