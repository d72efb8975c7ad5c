"""The station of one table at a café's broker."""
