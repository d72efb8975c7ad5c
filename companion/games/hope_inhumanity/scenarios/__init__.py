"""Written scenarios, played against the real engine through real answers."""
