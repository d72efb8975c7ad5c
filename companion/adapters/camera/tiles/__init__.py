"""Camera input for maps of tiles: placed tiles become Answers, problems become messages."""
