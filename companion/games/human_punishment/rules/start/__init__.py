"""How a game begins: casting, set-up, and what a campaign brings along."""
