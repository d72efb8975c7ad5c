"""Use cases of one table: each command and each query that pages can give, and what it may not do."""
