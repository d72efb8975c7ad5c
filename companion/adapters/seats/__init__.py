"""Who sits where: claims, presence, bots, and screens that several people share."""
