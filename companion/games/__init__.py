"""The games, each in a folder of its own; they do not know one another."""
