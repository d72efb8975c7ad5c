"""What is kept of a game beside its journal, and what takes answers back."""
