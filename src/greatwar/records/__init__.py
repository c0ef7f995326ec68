"""Records: games written down, played again, verified and continued."""
