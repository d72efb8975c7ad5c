"""What several games share, so that a new one copies nothing."""
