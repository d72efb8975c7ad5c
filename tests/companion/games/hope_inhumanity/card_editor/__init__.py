"""What the card editor is told about the cards of the game."""
