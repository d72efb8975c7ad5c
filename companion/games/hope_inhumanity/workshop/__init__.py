"""What the workshop is told about the cards of Hope Inhumanity."""
