"""Buttons and lights, each with a fake that has a memory."""
