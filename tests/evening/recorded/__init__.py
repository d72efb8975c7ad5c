"""A recorded evening, and how it is played again: taps on a phone, presses of buttons, frames."""
