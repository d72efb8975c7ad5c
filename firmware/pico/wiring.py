"""Pin numbers of the Pico; change them to match your wiring, and install again."""

LAMPS = 60
"""Number of LEDs on the strip."""
STRIP = 16
"""The strip's data wire, through the level shifter: GP16, pin 21 of the board."""
BUTTONS = (2, 3, 4, 5, 6, 7, 8)
"""Go on, undo, then seats 1 to 5, each between its pin (GP2 to GP8) and ground."""
BUTTON_LAMPS = (9, 10, 11, 12, 13, 14, 15)
"""The lamps in these, in the same order, each from its pin (GP9 to GP15) through 330 ohms to ground."""
