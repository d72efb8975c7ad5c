"""Tiles and cards of Hope's End for whoever types them in: forms, faults, and what they mean."""
