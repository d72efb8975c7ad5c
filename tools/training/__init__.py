"""Teaches the network that finds and reads dice; nothing here runs at a table."""
