"""Camera frames become Answers."""
