"""The parts of a page, ready to be drawn: in the viewer's language and without the secrets of others."""
