"""A game read back from its journal: the answers that count, and what they led to."""
