"""Answers before the first turn."""
