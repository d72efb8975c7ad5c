"""One table as its pages use it, one file for each kind of request."""
