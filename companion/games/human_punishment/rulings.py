"""The cases in which a table chooses how it plays; what is usual is the first of the choices."""

from collections.abc import Mapping

from companion.kit.house_rules import chosen, house_rules

CHOICES: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "morale": ("HP-A1", ("ten", "zero")),
    "white": ("HP-A2", ("together", "second")),
    "newcomer": ("HP-A4", ("waits", "acts")),
    "order": ("HP-A5", ("spawns", "leader", "active")),
    "markers": ("HP-A6", ("nothing", "threat")),
    "raid": ("HP-A7", ("each", "once")),
    "elected": ("HP-A11", ("leader", "stays")),
    "tie": ("HP-A12", ("leader", "fails")),
    "accused": ("HP-A13", ("votes", "waits")),
    "columns": ("HP-A15", ("two", "one")),
    "purple": ("HP-A16", ("counts", "junkyard")),
    "unfallen": ("HP-A17", ("ignored", "lost")),
    "both": ("HP-A18", ("text", "outlaws")),
    "unrest": ("HP-A21", ("costs", "never")),
    "unguarded": ("HP-A22", ("one", "zero")),
    "drawing": ("HP-A23", ("number", "limit")),
    "placing": ("HP-A25", ("may", "must")),
    "freed": ("HP-A26", ("leaves", "stays")),
    "few": ("HP-A28", ("closed", "open")),
    "marker": ("HP-A31", ("round", "next")),
    "tiers": ("HP-A37", ("open", "strict")),
    "shared": ("HP-A41", ("either", "both")),
    "resign": ("HP-A43", ("all", "four")),
    "near": ("HP-A47", ("arrows", "board")),
    "successor": ("HP-A44", ("named", "elected")),
    "badges": ("HP-A45", ("two", "one")),
    "pardon": ("HP-A46", ("network", "anywhere")),
    "fewer": ("HP-A48", ("no", "yes")),
    "blind": ("HP-A49", ("seen", "unseen")),
    "guard": ("HP-A50", ("each", "once")),
    "beaten": ("HP-A51", ("kept", "chips")),
    "faces": ("HP-A53", ("list", "board")),
    "weapon": ("HP-A52", ("laid", "refused")),
    "stirring": ("HP-A54", ("after", "before")),
    "apex": ("HP-A55", ("card", "shield")),
    "tower": ("HP-A57", ("around", "area")),
    "defence": ("HP-A58", ("turn", "own")),
    "reds": ("HP-A59", ("found", "none")),
    "stranded": ("HP-A60", ("nine", "carried")),
    "zone": ("HP-A61", ("leaves", "wakes")),
    "beside": ("HP-A63", ("both", "apex")),
    "calls": ("HP-A64", ("first", "last")),
    "steps": ("HP-A65", ("one", "two")),
    "boosts": ("HP-A66", ("next", "now")),
    "cube": ("HP-A67", ("turn", "once")),
    "detained": ("HP-A68", ("vote", "silent")),
    "return": ("HP-A69", ("yes", "no")),
    "night": ("HP-A70", ("phones", "spoken")),
    "loyalties": ("HP-A71", ("one", "two")),
    "prisoner": ("HP-A72", ("cube", "zone")),
    "programs": ("HP-A73", ("renewed", "empty")),
    "tapped": ("HP-A74", ("machine", "humans")),
    "credit": ("HP-A75", ("turn", "nobody")),
    "moments": ("HP-131", ("whole", "acting")),
    "charges": ("HP-132", ("any", "printed")),
    "impossible": ("HP-087", ("discarded", "under")),
    "healing": ("HP-270", ("doer", "turn")),
    "campaign": ("HP-288", ("no", "yes", "second")),
    "kuro": ("HP-A38", ("marker", "never")),
    "first": ("HP-037", ("no", "yes")),
    "characters": ("HP-027", ("dealt", "chosen", "plain")),
}
"""The passages that leave each case open, and what may be chosen."""
HOUSE_RULES = house_rules(CHOICES)


def rulings_of(options: Mapping[str, str]) -> dict[str, str]:
    """Returns the ruling of each case. Raises Refused for an unknown case or choice."""
    return chosen(options, CHOICES)
