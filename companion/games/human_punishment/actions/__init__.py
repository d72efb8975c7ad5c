"""The actions of people, one or a few neighbours to a file; `every` finds them."""
