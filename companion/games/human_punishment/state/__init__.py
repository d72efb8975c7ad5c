"""The city at one moment: what lies where, what waits, and how changes of it are written down."""
