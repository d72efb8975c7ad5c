"""Rules: what follows from a Scene, its cards and its dice; each adds events to a draft."""
