"""A moment of the table becomes the page of one viewer."""
