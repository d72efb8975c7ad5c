"""Programs of the developers, which are not shipped."""
