"""The public state of a table for other programs."""
