"""Ids of options that are no tile, place or pile, and how the options of a Morality card are written."""

ASIDE, OTHER, PASS, STOP = "aside", "other", "pass", "stop"


def answered(option: str) -> tuple[int, str]:
    """Which answer an option of a Morality card marks, and which card goes for it."""
    answer, _, card = option.partition(":")
    return int(answer), card
