"""Mutation testing: faults are put into functions one at a time, and the tests that reach them run."""
