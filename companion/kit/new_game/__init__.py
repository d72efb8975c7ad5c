"""A game that is just large enough to be played: what `new-game` copies."""
