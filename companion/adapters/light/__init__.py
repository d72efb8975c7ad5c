"""State becomes frames of LEDs: pure functions of the public view and of time."""
