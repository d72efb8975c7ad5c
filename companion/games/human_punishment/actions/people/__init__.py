"""Votes, prison, ranks."""
