"""The views of each viewer, by allow-lists."""
