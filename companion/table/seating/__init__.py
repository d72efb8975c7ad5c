"""Who sits at the table, and how a seat is proved."""
