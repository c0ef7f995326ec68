"""The quick reference sheet: only what differs from the rulebook."""
