"""Card files: those that come with a game, and the owner's own."""
