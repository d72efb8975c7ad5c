"""Model of a game: questions, answers, events and views, all of them pure values."""
