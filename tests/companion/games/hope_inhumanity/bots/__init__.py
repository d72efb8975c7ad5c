"""The bots of Hope Inhumanity."""
