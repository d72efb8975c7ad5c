"""Whole evenings: people with phones, a kiosk, and dice that the pretend camera renders."""
