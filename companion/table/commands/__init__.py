"""The commands of a table: one frozen class for each thing that can be done."""
