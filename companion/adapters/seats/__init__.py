"""Seats and their people: claims, presence, bots, and shared screens."""
