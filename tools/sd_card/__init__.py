"""Puts the companion on an SD card: into an image of Raspberry Pi OS, or as files to copy onto a card."""
