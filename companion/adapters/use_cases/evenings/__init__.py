"""Use cases of evenings and games that are over, put aside or looked back at."""
