"""The card editor, in which owners write their decks."""
