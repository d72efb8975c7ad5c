"""The cases in which a table chooses how it plays; what is usual is the first of the choices."""

from collections.abc import Mapping

from companion.kit.house_rules import chosen, house_rules

CHOICES: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "morale": ("HP-A1", ("ten", "zero")),
    "newcomer": ("HP-A4", ("waits", "acts")),
    "markers": ("HP-A6", ("nothing", "threat")),
    "tie": ("HP-A12", ("leader", "fails")),
    "accused": ("HP-A13", ("votes", "waits")),
    "shared": ("HP-A41", ("either", "both")),
    "resign": ("HP-A43", ("all", "four")),
    "badges": ("HP-A45", ("two", "one")),
    "pardon": ("HP-A46", ("network", "anywhere")),
    "guard": ("HP-A50", ("each", "once")),
    "weapon": ("HP-A52", ("laid", "refused")),
    "steps": ("HP-A65", ("one", "two")),
    "detained": ("HP-A68", ("vote", "silent")),
}
"""The passages that leave each case open, and what may be chosen."""
HOUSE_RULES = house_rules(CHOICES)


def rulings_of(options: Mapping[str, str]) -> dict[str, str]:
    """What holds in each case. Raises Refused for a case or a choice that there is not."""
    return chosen(options, CHOICES)
