"""The setup wizard on the table's own screen, one file for each step."""
