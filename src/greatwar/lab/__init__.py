"""The laboratory: many games between computers, their results, and how sure these are."""
