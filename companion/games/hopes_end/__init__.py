"""Hope's End: a town of 144 tiles, questions of morality, and ruin that nobody may let grow too far."""
