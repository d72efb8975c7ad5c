"""Adapters between the table and the world: readings, presses and taps become Answers, state becomes light
and pages.
"""
