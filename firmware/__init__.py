"""What runs on the panel's microcontroller, the wire format that both ends run, and how it gets there."""
