"""Tests of a table that tells a café's broker of itself."""
