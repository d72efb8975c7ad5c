"""Computes LED frames: pure functions of the public view and of time."""
