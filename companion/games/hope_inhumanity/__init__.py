"""Hope Inhumanity (2nd edition): 3 to 5 people on a road after the end, five rounds, real dice."""
