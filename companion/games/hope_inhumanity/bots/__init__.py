"""Seats without a person: what a bot may know, what it makes of that, and what it answers."""
