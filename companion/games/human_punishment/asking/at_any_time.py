"""Questions that stand beside all others: what may be done at any moment."""

from collections.abc import Iterator

from companion.engine.questions import Choose, Option, Question
from companion.engine.words import say
from companion.games.human_punishment.actions.every import ACTIONS, next_field
from companion.games.human_punishment.asking.rolls import named
from companion.games.human_punishment.fields import NOTHING
from companion.games.human_punishment.rules.buying import recon_targets
from companion.games.human_punishment.rules.turns.waiting import is_a_moment
from companion.games.human_punishment.state.model import City, Intent


def at_any_time(city: City) -> Iterator[Question]:
    """Questions for actions at any moment, beside all others (HP-063, HP-064, HP-122, HP-131)."""
    if not is_a_moment(city):
        return
    general = city.offices.general
    if general is not None and ACTIONS["resign"].standing(city, general):
        yield _resigning(city, general)
    for figure in city.figures:
        if recon_targets(city, figure.seat) is not None:
            yield from _recon(city, figure.seat)
    yield from _using(city)
    yield from _claiming(city)


def _resigning(city: City, general: str) -> Question:
    found = next_field(city, Intent(general, "resign"))
    assert found is not None
    return Question(
        "resign",
        general,
        say("ask-resign-enemies"),
        found[1].form,
        say("wait-quiet"),
        standing=True,
        folded=True,
        about="enemies",
    )


def _using(city: City) -> Iterator[Question]:
    """Usable Programs and special cards; in the own action phase they are legal actions."""
    for player in city.players:
        acting = player.seat == city.turn.active and city.turn.phase == "act" and not city.tasks
        for action in _USED if not acting else ():
            if action.standing(city, player.seat):
                yield _standing(city, player.seat, action.do)


_USED = [ACTIONS[do] for do in ("use program", "unique", "all rounder", "reroll")]


def _claiming(city: City) -> Iterator[Question]:
    for player in city.players:
        if ACTIONS["claim"].standing(city, player.seat):
            yield _standing(city, player.seat, "claim")


def _standing(city: City, seat: str, do: str) -> Question:
    """Something that one seat alone may do at any time, and nobody else hears that it may."""
    found = next_field(city, Intent(seat, do))
    assert found is not None
    field, ask = found
    return Question(
        named(do, seat),
        seat,
        say(f"ask-{named(do)}-{field}"),
        Choose(ask.options, look=ask.drawn),
        say("wait-quiet"),
        standing=True,
        discreet=True,
        about=field,
    )


def _recon(city: City, seat: str) -> Iterator[Question]:
    found = next_field(city, Intent(seat, "use recon"))
    options = found[1].options if found else (Option(NOTHING, say("do-use-recon")),)
    about = found[0] if found else "seat"
    prompt = say("ask-use-recon", recon=say(f"recon-{city.player(seat).held.recon}"))
    public = say("wait-quiet")
    yield Question(
        named("use recon", seat),
        city.holder(seat).seat,
        prompt,
        Choose(options, look=found[1].drawn if found else None),
        public,
        standing=True,
        discreet=True,
        about=about,
    )
