"""Human Punishment: The Beginning: a city of machines, hidden loyalties, and the rules of its first half."""
