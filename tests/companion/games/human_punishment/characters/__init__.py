"""Six characters and Kuro."""
