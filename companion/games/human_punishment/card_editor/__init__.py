"""The card editor's view of this game: forms, faults, meaning, and a trial."""
