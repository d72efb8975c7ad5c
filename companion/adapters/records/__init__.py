"""Records of a game beside its journal, and undo."""
