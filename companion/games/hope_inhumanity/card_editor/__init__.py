"""Card editor of Hope Inhumanity."""
