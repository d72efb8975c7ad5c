"""Card files in a closed phrasebook: parsing, printing and suggesting its sentences."""
