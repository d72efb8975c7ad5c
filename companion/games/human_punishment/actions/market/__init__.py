"""Actions that are paid with cards: Programs, weapons, Recon cards."""
