"""The actions of Areas: chips, bars, healing."""
