"""Teaching the camera a table's own dice: what each set looks like, kept until it is taught anew."""
