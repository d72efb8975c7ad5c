"""Cards whose sentences are those of a closed phrasebook: read line by line, each fault with its place."""
