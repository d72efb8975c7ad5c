"""What other programs are told of a table."""
