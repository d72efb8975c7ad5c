"""How a city changes: in a step, whose pen writes facts."""
