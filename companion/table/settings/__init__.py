"""The host's settings: their types, their file and its text."""
