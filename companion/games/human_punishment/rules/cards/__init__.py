"""The work of cards: conditions, choices, effects, and what is counted."""
