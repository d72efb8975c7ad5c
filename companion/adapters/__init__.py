"""Translators: a reading, a press or a tapped button becomes an Answer; a state becomes light and pages."""
