"""The staff page: all tables of a café, with orders to them."""
