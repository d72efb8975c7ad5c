"""The workshop of the city."""
