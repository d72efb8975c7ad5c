"""The camera over a map of tiles: what was laid becomes an Answer, and what is amiss is said in words."""
