"""The panel's program for a Raspberry Pi Pico, in MicroPython."""
