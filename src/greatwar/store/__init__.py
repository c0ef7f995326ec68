"""Games that are kept: an append-only log of orders and snapshots of tables, in SQLite."""
