"""Shows the way to Camp Hope: to each viewer, on paper and in the recap."""
