"""Frames in, dice readings out; knows no game."""
