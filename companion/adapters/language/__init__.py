"""Messages and numbers in the languages of the people at the table."""
