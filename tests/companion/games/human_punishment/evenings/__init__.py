"""Whole evenings of the city at six seats, with all that happens at a table."""
