"""The store: an append-only log of steps and snapshots of tables, in SQLite."""
