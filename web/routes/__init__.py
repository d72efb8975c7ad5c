"""Routes: a module for each page or kind of request."""
