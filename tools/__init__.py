"""Developers' programs, not shipped."""
