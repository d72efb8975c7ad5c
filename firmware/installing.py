"""Puts the panel's program on a board."""

BOARD_FILES = {
    "firmware/wire.py": "firmware/wire.py",
    "firmware/pico/wiring.py": "firmware/pico/wiring.py",
    "firmware/pico/debounce.py": "firmware/pico/debounce.py",
    "firmware/pico/glow.py": "firmware/pico/glow.py",
    "firmware/pico/main.py": "main.py",
}
"""Where each file lies in this project, and where on the board; the one that begins it all comes last."""
