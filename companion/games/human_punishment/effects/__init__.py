"""The sentences of cards that do something, each with its effect and its worth to a bot."""
