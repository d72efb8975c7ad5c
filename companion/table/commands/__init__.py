"""Everything that can be done at a table: one frozen class each."""
