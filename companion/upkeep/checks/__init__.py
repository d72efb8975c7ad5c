"""The doctor's checks, one file each."""
