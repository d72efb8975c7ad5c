"""Written scenarios, played against the real rules through real answers."""
