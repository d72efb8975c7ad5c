"""The end, opened piece by piece: the Network chip by chip, the Junkyard, every mask with its Objectives."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from itertools import repeat

from companion.engine.words import Message, say
from companion.games.human_punishment.rules.cards.objectives import lacking
from companion.games.human_punishment.rules.city import most
from companion.games.human_punishment.rules.ends import winners
from companion.games.human_punishment.rules.start import campaign
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.printed.board import COLUMNS
from companion.games.human_punishment.state.printed.card_form import Form
from companion.games.human_punishment.telling.words import both, card_lines

PAINTS = {
    **{"blue": "#3d7fd0", "red": "#c8433f", "purple": "#8d5bc4", "down": "#4a4f5e"},
    **{"Human": "#3d7fd0", "Machine": "#c8433f", "Fallen": "#8d5bc4", "Legion": "#4f9a5a"},
}
GREEK = {
    "Alpha": "\N{GREEK SMALL LETTER ALPHA}",
    "Beta": "\N{GREEK SMALL LETTER BETA}",
    "Gamma": "\N{GREEK SMALL LETTER GAMMA}",
}
CHIP, BETWEEN = 62, 118
"""Height of a chip in its column, and distance between two columns, in units of the drawing."""


@dataclass(frozen=True)
class Opening:
    """One thing that is opened: its words, and what is drawn until then, from then on, and always."""

    text: Message
    before: str
    after: str
    always: str = ""


def openings(city: City) -> tuple[Opening, ...]:
    """The cause, and the chips that decide, in order; none in a campaign, which goes on."""
    return () if campaign.is_played(city) else (Opening(cause(city), "", ""), *_chips(city), _junkyard(city))


def cause(city: City) -> Message:
    """Returns the cause of the end."""
    assert city.over is not None
    return say(f"cause-{city.over[0].replace(' ', '-')}")


def unmasked(city: City) -> tuple[Opening, ...]:
    """Every mask, the winners' last; none in a campaign, where each stays with its owner (HP-117, HP-290)."""
    return () if campaign.is_played(city) else tuple(_masks(city))


def drawing(some: Sequence[Opening]) -> str:
    """An SVG document in which one thing after another is opened."""
    parts = "".join(
        f'<g data-until="{n}">{one.before}</g><g data-from="{n}">{one.after}</g>{one.always}'
        for n, one in enumerate(some)
    )
    names = "".join(_letter(x, 455, GREEK[column]) for column, x in _columns())
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675">'
        f'<rect width="1200" height="675" fill="#14161d"/>{names}{parts}</svg>'
    )


def _columns() -> Iterator[tuple[str, int]]:
    yield from ((column, 120 + BETWEEN * n) for n, column in enumerate(COLUMNS))


def _letter(x: int, y: int, text: str, size: int = 34) -> str:
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" fill="#efe7da" text-anchor="middle">{escape(text)}</text>'
    )


def _chips(city: City) -> Iterator[Opening]:
    """Tier by tier, from the first on (HP-109)."""
    heights = [len(city.network.columns[column]) for column in COLUMNS]
    for tier in range(max(heights, default=0)):
        for column, x in _columns():
            if tier < len(city.network.columns[column]):
                colour, y = city.network.columns[column][tier][0], 380 - CHIP * tier
                text = say(
                    "end-chip", column=say(f"column-{column.lower()}"), tier=tier + 1, chip=_chip(colour)
                )
                yield Opening(text, _coin(x, y, "down"), _coin(x, y, colour))


def _chip(colour: str) -> Message:
    return say(f"chip-{colour}")


def _coin(x: int, y: int, colour: str, size: int = 27) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{size}" fill="{PAINTS[colour]}" stroke="#efe7da" stroke-width="2"/>'


def _junkyard(city: City) -> Opening:
    chips = [chip for chip in city.network.junkyard if chip]
    counted = [say(f"stack-{one}", n=chips.count(one)) for one in ("blue", "red", "purple") if one in chips]
    text = say("end-junkyard", chips=both(counted) if counted else say("stack-empty"))
    at = [(540 + 46 * (n % 14), 45 + 46 * (n // 14)) for n in range(len(chips))]
    before = "".join(_coin(*spot, "down", 20) for spot in at)
    return Opening(
        text, before, "".join(_coin(*spot, chip, 20) for spot, chip in zip(at, chips, strict=True))
    )


def _masks(city: City) -> Iterator[Opening]:
    """Each player: the side, what each Objective lacked or not, and if that has won (HP-117)."""
    won = winners(city) or ()
    for n, one in enumerate(sorted(city.players, key=lambda one: one.seat in won)):
        x, y = 630 + 220 * (n % 3), 215 + 170 * (n // 3)
        name = _letter(x, y + 72, one.name, 26)
        sign = "✓" if one.seat in won else ""
        shown = _mask(x, y, PAINTS[one.aims.loyalty]) + _letter(x + 62, y + 24, sign, 44)
        yield Opening(mask_words(city, one), _mask(x, y, PAINTS["down"]), shown, name)


def _mask(x: int, y: int, paint: str) -> str:
    return (
        f'<g transform="translate({x} {y})" fill="{paint}">'
        '<path d="M-38-40h76v34q-6 40-38 54q-32-14-38-54z"/>'
        '<path d="M-24-14q10-10 18 0q-9 9-18 0zM6-14q8-10 18 0q-9 9-18 0z" fill="#14161d"/></g>'
    )


def mask_words(city: City, one: Player, key: str = "end-mask", *, measured: bool = False) -> Message:
    """A player at the end: the side, the Objectives that were met or not, and if that has won.

    If `measured`, in numbers what an Objective lacked: for a page that is read, not as a mask comes off.
    """
    won = "yes" if one.seat in (winners(city) or ()) else "no"
    asked = zip(
        _titles(one), one.aims.objective, (one.aims.goals if measured else ()) or repeat(None), strict=False
    )
    goals = [
        say("end-done", title=title) if done else _open(city, one, title, goal) for title, done, goal in asked
    ]
    side = say(f"loyalty-{one.aims.loyalty.lower()}")
    return say(key, name=one.name, side=side, goals=both(goals) if goals else say("does-nothing"), won=won)


def _open(city: City, one: Player, title: Message, goal: Form | None) -> Message:
    """An Objective that was not met, with the numbers that it lacked."""
    lacks = [
        say("end-above" if n > of else "end-below", n=n, of=of)
        for n, of in (lacking(city, one, goal) if goal else ())
    ]
    return say("end-short", title=title, lacks=both(lacks)) if lacks else say("end-open", title=title)


def _titles(one: Player) -> list[Message]:
    named = [
        say("card-named", title=goal["title"], does=both(list(card_lines(goal)))) for goal in one.aims.goals
    ]
    return named or [say("end-goal") for _ in one.aims.objective]


def reckoning(city: City) -> Iterator[Message]:
    """Why it ended so: each column with its colour, and the Junkyard (HP-109 to HP-112)."""
    for column in COLUMNS:
        chips = [chip for chip, _ in city.network.columns[column]]
        best = most(chips)
        counted = [
            say(f"stack-{one}", n=chips.count(one)) for one in ("blue", "red", "purple") if one in chips
        ]
        yield say(
            "end-column",
            column=say(f"column-{column.lower()}"),
            chips=both(counted) if counted else say("stack-empty"),
            to=best or "none",
        )
    yield _junkyard(city).text


def masks(city: City) -> Iterator[Message]:
    """Every player with side and Objectives; none in a campaign, which keeps them secret (HP-290)."""
    if not campaign.is_played(city):
        yield from (mask_words(city, player) for player in city.players)
