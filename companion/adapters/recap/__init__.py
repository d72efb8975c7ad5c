"""The evening told back, as parts of a page."""
