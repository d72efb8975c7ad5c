"""A turn: its phases, dice, pauses, and what waits for whom."""
