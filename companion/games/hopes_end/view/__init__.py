"""Shows a town: to each viewer, on the map, as a drawing, on paper and in the recap."""
