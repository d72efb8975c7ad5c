"""Walking out for amber on the flats, while the tide comes in: dice and luck, for two to eight."""
