"""Tests of the page of staff."""
