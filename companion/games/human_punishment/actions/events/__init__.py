"""Answers to Events, checks, dice and cards."""
