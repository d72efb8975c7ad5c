"""News for open pages: over a stream, or by asking again."""
