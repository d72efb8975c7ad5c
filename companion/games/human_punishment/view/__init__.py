"""What each viewer is shown, by allow-lists."""
