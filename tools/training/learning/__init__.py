"""How networks learn: layers, losses, recipes and courses."""
