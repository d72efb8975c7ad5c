"""Printed things: the board, characters, cards."""
