"""Cards, seat cards and tokens on sheets of paper, to be cut apart."""
