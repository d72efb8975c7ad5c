"""The closed phrasebook of the city: what its cards may say, in English and German."""
