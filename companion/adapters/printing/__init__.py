"""Prints cards, seat cards and tokens on sheets of paper, to be cut apart."""
