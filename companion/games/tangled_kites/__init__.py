"""Kites at secret heights: dice for all to see, and a choice that nobody sees, for three to eight."""
