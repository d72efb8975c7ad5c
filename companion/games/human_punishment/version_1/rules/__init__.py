"""The rules, each where the table would look for it."""
