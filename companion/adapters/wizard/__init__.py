"""The set-up of a table, step by step on its own screen, one file for each kind of step."""
