"""Assets: how they are gained, used, lent, stolen and lost."""
