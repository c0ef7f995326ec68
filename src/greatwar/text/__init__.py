"""Text: what happened, what is asked and why an order is refused, in sentences."""
