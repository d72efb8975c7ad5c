"""The workshop in which owners write their decks, as its pages use it."""
