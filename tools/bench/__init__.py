"""Measures speed and accuracy, and prints them as a table."""
