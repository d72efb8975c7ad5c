"""Games of mixed players that come out alike, answer by answer, however the rules are written."""
