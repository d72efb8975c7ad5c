"""The addresses of this table, and how phones find it."""
