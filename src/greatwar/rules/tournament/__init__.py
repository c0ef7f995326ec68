"""Larry Harris' tournament rules: only what differs from the rulebook."""
