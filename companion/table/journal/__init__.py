"""The journal on disk: written before anybody is told, checked when it is opened, repaired row by row."""
