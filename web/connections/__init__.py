"""Connections of browsers: their limits, their order, and whom they come from."""
