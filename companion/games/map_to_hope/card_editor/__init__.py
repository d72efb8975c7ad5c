"""Card editor of The Map to Hope: forms, faults, meanings, and a trial."""
