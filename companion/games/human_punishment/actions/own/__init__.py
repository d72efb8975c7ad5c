"""Actions of single characters, and those at a moment of one’s own."""
