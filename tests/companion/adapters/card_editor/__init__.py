"""The deck_editor on which owners write their decks."""
