"""Lessons on a table's own dice: the appearance of each set, stored until it is taught again."""
