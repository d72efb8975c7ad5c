"""A game with a secret card, as small as it can be, for tests of what games hide."""
