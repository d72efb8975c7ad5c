"""One table of a café: its moments become what the broker is told of it."""
