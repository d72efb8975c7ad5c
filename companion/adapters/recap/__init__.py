"""The recap of an evening, as parts of a page."""
