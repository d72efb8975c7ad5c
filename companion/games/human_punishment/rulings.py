"""The cases in which a table chooses how it plays; what is usual is the first of the choices."""

from collections.abc import Mapping

from companion.kit.house_rules import Case, Choices, chosen, house_rules

CHOICES: Choices = {
    "morale": Case("HP-A1", ("ten", "zero"), "end"),
    "white": Case("HP-A2", ("together", "second"), "dice"),
    "newcomer": Case("HP-A4", ("waits", "acts"), "board"),
    "order": Case("HP-A5", ("spawns", "leader", "active"), "turn"),
    "markers": Case("HP-A6", ("nothing", "threat"), "board"),
    "raid": Case("HP-A7", ("each", "once"), "board"),
    "elected": Case("HP-A11", ("leader", "stays"), "turn"),
    "tie": Case("HP-A12", ("leader", "fails"), "turn"),
    "accused": Case("HP-A13", ("votes", "waits"), "turn"),
    "columns": Case("HP-A15", ("two", "one"), "board"),
    "purple": Case("HP-A16", ("counts", "junkyard"), "board"),
    "unfallen": Case("HP-A17", ("ignored", "lost"), "board"),
    "both": Case("HP-A18", ("text", "outlaws"), "end"),
    "unrest": Case("HP-A21", ("costs", "never"), "end"),
    "unguarded": Case("HP-A22", ("one", "zero"), "board"),
    "drawing": Case("HP-A23", ("number", "limit")),
    "placing": Case("HP-A25", ("may", "must"), "board"),
    "freed": Case("HP-A26", ("leaves", "stays"), "board"),
    "few": Case("HP-A28", ("closed", "open"), "board"),
    "marker": Case("HP-A31", ("round", "next"), "board"),
    "tiers": Case("HP-A37", ("open", "strict"), "board"),
    "shared": Case("HP-A41", ("either", "both"), "board"),
    "resign": Case("HP-A43", ("all", "four"), "turn"),
    "near": Case("HP-A47", ("arrows", "board"), "board"),
    "successor": Case("HP-A44", ("named", "elected"), "turn"),
    "badges": Case("HP-A45", ("two", "one"), "turn"),
    "pardon": Case("HP-A46", ("network", "anywhere"), "board"),
    "fewer": Case("HP-A48", ("no", "yes"), "cards"),
    "blind": Case("HP-A49", ("seen", "unseen"), "board"),
    "guard": Case("HP-A50", ("each", "once"), "board"),
    "beaten": Case("HP-A51", ("kept", "chips"), "dice"),
    "faces": Case("HP-A53", ("list", "board"), "dice"),
    "weapon": Case("HP-A52", ("laid", "refused"), "dice"),
    "stirring": Case("HP-A54", ("after", "before"), "cards"),
    "apex": Case("HP-A55", ("card", "shield"), "dice"),
    "tower": Case("HP-A57", ("around", "area"), "board"),
    "defence": Case("HP-A58", ("turn", "own"), "dice"),
    "reds": Case("HP-A59", ("found", "none"), "dice"),
    "stranded": Case("HP-A60", ("nine", "carried"), "board"),
    "zone": Case("HP-A61", ("leaves", "wakes"), "board"),
    "beside": Case("HP-A63", ("both", "apex"), "board"),
    "calls": Case("HP-A64", ("first", "last"), "cards"),
    "steps": Case("HP-A65", ("one", "two"), "board"),
    "boosts": Case("HP-A66", ("next", "now"), "cards"),
    "cube": Case("HP-A67", ("turn", "once"), "board"),
    "detained": Case("HP-A68", ("vote", "silent"), "turn"),
    "return": Case("HP-A69", ("yes", "no"), "board"),
    "night": Case("HP-A70", ("phones", "spoken")),
    "loyalties": Case("HP-A71", ("one", "two"), "cards"),
    "prisoner": Case("HP-A72", ("cube", "zone"), "board"),
    "programs": Case("HP-A73", ("renewed", "empty"), "cards"),
    "tapped": Case("HP-A74", ("machine", "humans"), "cards"),
    "credit": Case("HP-A75", ("turn", "nobody"), "cards"),
    "moments": Case("HP-131", ("whole", "acting"), "cards"),
    "charges": Case("HP-132", ("any", "printed"), "cards"),
    "impossible": Case("HP-087", ("discarded", "under"), "cards"),
    "healing": Case("HP-270", ("doer", "turn"), "dice"),
    "campaign": Case("HP-288", ("no", "yes", "second"), then="second"),
    "kuro": Case("HP-A38", ("marker", "never")),
    "first": Case("HP-037", ("no", "yes")),
    "characters": Case("HP-027", ("dealt", "chosen", "plain")),
}
"""The cases by name."""
HOUSE_RULES = house_rules(CHOICES)


def rulings_of(options: Mapping[str, str]) -> dict[str, str]:
    """Returns the ruling of each case. Raises Refused for an unknown case or choice."""
    return chosen(options, CHOICES)
