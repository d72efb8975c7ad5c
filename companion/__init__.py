"""The table companion: the table asks, people and dice answer, one set of rules decides."""
