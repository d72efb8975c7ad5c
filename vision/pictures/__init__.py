"""Pictures: read from files, checked, cut, drawn on and made small."""
