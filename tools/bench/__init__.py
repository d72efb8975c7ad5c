"""How fast it is: measured, and printed as a table."""
