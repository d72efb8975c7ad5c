"""The program of the panel's microcontroller, the wire format that both ends share, and the installers."""
