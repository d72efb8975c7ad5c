"""Card editor of Hope's End for owners of the printed game: forms, faults, and meanings."""
