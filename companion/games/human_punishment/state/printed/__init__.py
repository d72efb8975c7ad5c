"""What is printed: the board, characters, cards."""
