"""Enemies and fights: markers, targets, strikes, wounds and boxes."""
