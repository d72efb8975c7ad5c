"""Tests of companion/table, which mirror its files."""
