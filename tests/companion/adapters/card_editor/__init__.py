"""The bench on which owners write their decks."""
