"""Button presses become Answers."""
