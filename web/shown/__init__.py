"""The parts of a page, ready to be drawn: in the viewer's language, every secret of others left out."""
