"""Buttons and LED strips, each with a fake that remembers."""
