"""Lighting ships home through one night with all the dice together: for two to six, against the clock."""
