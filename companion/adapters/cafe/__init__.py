"""Publishes the moments of one table to the café's broker."""
