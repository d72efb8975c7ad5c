"""Pictures composed from parts by one line of words: people at the table, and what the cards tell."""
