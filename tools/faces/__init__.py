"""Cuts the shipped typefaces down to the letters that are used, for browsers and for prints."""
