"""The queue of a city: each kind of step that happens by itself or waits for an answer."""
