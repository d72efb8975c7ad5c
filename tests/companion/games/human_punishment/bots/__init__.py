"""Tests of the bots of the city."""
