"""Simulates many games, and measures a deck's effect in them."""
