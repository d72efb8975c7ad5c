"""What cards do: conditions, choices, effects, and what is counted."""
