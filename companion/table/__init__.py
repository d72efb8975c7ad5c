"""One running game: the one writer, the seats, the journal on disk, and the shelf of card files."""
