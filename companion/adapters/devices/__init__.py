"""Buttons, USB panel and light strip, with reconnection after they were unplugged."""
