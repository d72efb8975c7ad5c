"""What keeps a table going for months: the doctor, backups, the log and safe mode."""
