"""The checks that every game must pass, and that they notice what they check."""
