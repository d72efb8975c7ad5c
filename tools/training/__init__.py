"""Trains the dice reader's networks; nothing here runs at a table."""
