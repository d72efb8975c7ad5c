"""The machine under the table: start, power, watchdog and new versions."""
