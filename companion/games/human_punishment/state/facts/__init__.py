"""The facts of a city: a step changes it, whose pen writes them."""
