"""The beginning of a game: casting, set-up, and what a campaign brings along."""
