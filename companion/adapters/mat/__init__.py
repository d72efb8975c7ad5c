"""What lies on the mat: dice that rest, and printed tokens."""
