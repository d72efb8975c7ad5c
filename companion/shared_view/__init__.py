"""A game's view and a page's view, by the same classes: a field is written here once, filled in and drawn.

Imports nothing of ours, so that games and pages can both use it.
"""
