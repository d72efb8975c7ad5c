"""Cards as an owner types them in on top of our set: sentences that ours lacks, and looks at secrets."""

from collections.abc import Mapping

from companion.conformance.trial import decks_of
from companion.games.human_punishment.game import GAME

PROGRAMS = (
    ("own turn", "you look at the Loyalty card of a chosen player"),
    ("own turn", "you look at the Objective of a chosen player"),
    ("own turn", "you look at the Programs of a chosen player"),
    ("own turn", "you look at the carried chips of a chosen player"),
    ("any time", "you look at an unused Loyalty card"),
    ("any time", "you take 1 of the Programs of a chosen player at random"),
    ("own turn", "all others give a chosen player 1 of the cards held"),
    ("own turn", "you look at 3 chips of Sector II"),
    ("own turn", "you swap a carried chip with one in the Network"),
    ("in a check", "you look at a card in this check"),
    ("any time", 'by hand "Tell nobody."'),
    ("any time", "you gain the lowest Boost"),
)
SECTIONS = {
    "objectives": """
  - title: The word of honour
    wants:
    - by your own word "you lied"
    - at the end you have at least 2 cards
  - title: The eye-witness
    wants: by your own word "you saw it"
""",
    "wounds": """
  - title: A torn ear
    holds: your Range is 1 higher
    contagious: you lose Scanner 1
""",
    "interrogations": """
  - title: Who told you?
    human: you look at the Loyalty card of a chosen player
    machine: you look at the Loyalty card of a chosen player
    fallen: you discard 2 cards by choice
    legion: you discard 2 cards by choice
  - title: Who else?
    human: you look at 2 chips in the Junkyard
    machine: you take 1 of the cards of a chosen player at random
    fallen: you take 1 of the cards of a chosen player at random
    legion: you look at 2 chips in the Junkyard
""",
}
LOYALTY = """
loyalty:
  - title: Three
    seats: 3
    cards:
    - 2 x Human
    - 1 x Machine
    - 1 x Legion
"""


def own_cards() -> Mapping[str, str]:
    """One file of an owner: our set with these cards on top of each section; each Program is there twice."""
    text = decks_of(GAME)["first-shift.en.yaml"]
    programs = "".join(
        f"  - {{title: Own {n}, price: 2, when: {when}, do: '{do}'}}\n"
        for n, (when, do) in enumerate([*PROGRAMS, *PROGRAMS], start=1)
    )
    for section, cards in {**SECTIONS, "programs": "\n" + programs}.items():
        text = text.replace(f"\n{section}:\n", f"\n{section}:\n{cards}", 1)
    return {"own.yaml": text + LOYALTY}
