"""The page of staff: all tables of a café at one glance, and what they may be told to do."""
