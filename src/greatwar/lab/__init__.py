"""The laboratory: games of computer players in great numbers, what came of them, and how sure one may be of it."""
