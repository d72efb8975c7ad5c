"""Events of the game, by topic."""
