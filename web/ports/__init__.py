"""Ports of the pages: commands, queries and the values of forms."""
