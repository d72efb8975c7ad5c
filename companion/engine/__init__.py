"""What a game is: questions, answers, events and views, all of them pure values."""
