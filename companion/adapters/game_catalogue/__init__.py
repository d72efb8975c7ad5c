"""The installed games: their pictures and rules, and the checks that every game must pass."""
