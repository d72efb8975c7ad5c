"""The learning of networks: layers, losses, recipes and courses."""
