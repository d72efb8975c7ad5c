"""Finished games, found and opened again."""
