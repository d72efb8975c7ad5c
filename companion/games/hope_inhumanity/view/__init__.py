"""Shows a game: to each viewer, on the stage, in the recap, on paper and on the mat."""
