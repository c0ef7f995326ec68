"""The text notation: orders, positions, scenarios and records, read and written."""
