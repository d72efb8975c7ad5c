"""How a bot plays: what its side wants, what it could do for that, and which cards it spends on it."""
