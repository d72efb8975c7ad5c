"""The phrasebook of the city."""
