"""The answers of bots to the questions that are asked, and the reason of each."""
