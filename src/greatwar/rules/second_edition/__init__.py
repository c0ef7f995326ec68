"""The second edition: a more historical war, in which whole sides move together."""
