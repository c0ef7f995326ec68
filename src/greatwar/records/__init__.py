"""Records: write, replay, verify and continue games."""
