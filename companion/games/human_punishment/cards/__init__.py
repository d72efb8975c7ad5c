"""Card files: read, kept in a box, printed."""
