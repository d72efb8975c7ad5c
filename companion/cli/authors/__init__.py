"""The commands for those who write a game or its cards."""
