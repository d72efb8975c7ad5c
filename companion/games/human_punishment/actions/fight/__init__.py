"""Attacks and boxes."""
