"""Small models of the games, written from their rules and not from the engine."""
