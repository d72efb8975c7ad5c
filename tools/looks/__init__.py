"""Screenshots of pages in every phase, and layout checks in a browser."""
