"""Use cases of the machine behind the table: its settings, its doctor, its backups, its devices."""
