"""Dice and printed tokens at rest on the mat."""
