"""The wiring plan: which part is connected to which pin."""
