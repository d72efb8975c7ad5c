"""What is open now: the one thing that waits for somebody, or the steps of whoever is active."""

from collections.abc import Iterator

from companion.engine.questions import Blank, FillIn, Question
from companion.engine.words import say
from companion.games.human_punishment.model import City, Task
from companion.games.human_punishment.rules.flow import OF_THE_TABLE, open_task

FIELDS: dict[str, tuple[str, ...]] = {
    "draw": (),
    "move": ("to",),
    "sector": ("sector", "keep", "to"),
    "keep chip": ("chip",),
    "city": ("action", "direction", "cards"),
    "pink": ("face",),
    "nexus": ("cards",),
    "buy program": ("program", "cards"),
    "buy weapon": ("weapon", "cards"),
    "monolith": ("recon", "cards"),
    "use recon": ("recon", "seat"),
    "censure": ("seat",),
    "new leader": (),
    "vote": ("yes",),
    "break tie": ("yes", "seat"),
    "lay": ("card", "before"),
    "lay more": ("card", "before"),
    "add card": ("card",),
    "name general": ("seat",),
    "resign": ("enemies",),
    "escape": ("target", "cards"),
    "interrogate": ("by",),
    "pardon": ("seat",),
    "place chips": ("columns", "faces"),
    "reward": ("take", "column"),
    "mix": ("order",),
    "machine tap": ("seat",),
    "legion tap": ("seats",),
    "drop chips": ("chips",),
    "look in junkyard": ("cards", "chips"),
    "remove from junkyard": ("cards", "chips"),
    "heal": (),
    "heal fully": ("cards",),
    "attack": ("enemy", "cards", "box"),
    "companion": (),
    "take box": ("box",),
    "panel": ("press", "act", "enemy"),
    "end actions": ("cards", "programs"),
    "roll": ("orange", "red", "white"),
    "choose target": ("seat",),
    "defend": ("cards",),
    "draw event": (),
    "put": ("cards",),
    "put more": ("cards",),
    "decide": ("option",),
    "raid roll": ("red", "white"),
    "pass": (),
}
"""The fields of each step."""
NIGHT = ("machine tap", "legion tap")
OF_A_PHASE = {"draw": ("draw",), "activate": ("roll",), "event": ("draw event",), "pass": ("pass",)}
NOT_ACTING = (
    *("draw", "keep chip", "pink", "use recon", "vote", "break tie", "lay", "lay more", "add card"),
    *("name general", "resign", "reward", "mix", *NIGHT, "roll", "choose target", "defend", "draw event"),
    *("put", "put more", "decide", "raid roll", "pass"),
)
ACTING = tuple(one for one in FIELDS if one not in NOT_ACTING)


def questions(city: City) -> tuple[Question, ...]:
    """Steps as forms to be filled in; at night only whoever taps is asked, and nobody else can tell."""
    if city.over or not city.players:
        return ()
    task = open_task(city)
    if task is not None:
        return tuple(_waiting(city, task))
    return tuple(_turn(city))


def named(do: str) -> str:
    """The id of a step's question."""
    return do.replace(" ", "-")


def _waiting(city: City, task: Task) -> Iterator[Question]:
    if task.do == "vote":
        for one in city.players:
            if one.seat not in city.votes:
                yield _asked("vote", one.seat, discreet=True, suffix=f":{one.seat}")
        return
    do = "reward" if task.do == "take reward" else task.do
    yield _asked(do, None if do in OF_THE_TABLE else task.seat, discreet=do in NIGHT)


def _turn(city: City) -> Iterator[Question]:
    for do in OF_A_PHASE.get(city.phase, ACTING):
        yield _asked(do, None if do in OF_THE_TABLE else city.active)
    if city.general is not None:
        yield _asked("resign", city.general, standing=True)
    for one in city.players:
        if one.recon is not None:
            yield _asked("use recon", one.seat, standing=True, discreet=True, suffix=f":{one.seat}")


def _asked(
    do: str, to: str | None, *, standing: bool = False, discreet: bool = False, suffix: str = ""
) -> Question:
    blanks = tuple(Blank(name, say(f"field-{name}")) for name in FIELDS[do])
    public = say("wait-night") if do in NIGHT else say(f"wait-{named(do)}")
    prompt = say(f"ask-{named(do)}")
    form = FillIn(blanks, say("done"))
    return Question(named(do) + suffix, to, prompt, form, public, standing=standing, discreet=discreet)
