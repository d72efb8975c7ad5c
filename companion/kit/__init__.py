"""Parts shared by several games."""
