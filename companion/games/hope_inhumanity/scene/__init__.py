"""Readings of a state: the dice in the middle, hardship, whose turn it is; nothing here adds an event."""
