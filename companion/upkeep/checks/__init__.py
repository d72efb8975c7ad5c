"""What the doctor looks at, one file each."""
