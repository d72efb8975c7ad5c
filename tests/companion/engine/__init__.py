"""Tests of companion/engine, which mirror its files."""
