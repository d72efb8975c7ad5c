"""The rules of version 1 as they were, frozen: evenings that recorded answers are read by these alone."""
