"""The bots: aims of each side, the value of actions, and the cards spent on them."""
