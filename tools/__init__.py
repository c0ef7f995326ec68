"""What makes files that the project ships; nothing here is needed to play."""
