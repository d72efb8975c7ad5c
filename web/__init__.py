"""Pages for phones and kiosk; knows no game."""
