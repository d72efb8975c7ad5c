"""Many simulated games, and what they say about a deck."""
