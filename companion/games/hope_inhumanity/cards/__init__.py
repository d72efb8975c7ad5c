"""The cards of Hope Inhumanity: what they can say, and how a card file becomes a deck."""
