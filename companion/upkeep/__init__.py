"""Maintenance over months: doctor, backups, updates, log, safe mode."""
