"""The worth of things to a bot: sides, Objectives, places, odds, cards."""
