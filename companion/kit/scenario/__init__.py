"""Written scenarios: read strictly, played against the real rules, and held against what they promise."""
