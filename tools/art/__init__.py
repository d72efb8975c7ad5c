"""The code that draws each game's pictures."""
