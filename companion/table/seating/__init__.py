"""Seats at the table, and their proofs."""
