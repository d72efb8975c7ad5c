"""The machine under the table: start, power, watchdog, updates."""
