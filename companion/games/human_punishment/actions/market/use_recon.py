"""Use the own Recon card: all learn whom it looks at, and its owner alone what it is (HP-149, HP-309)."""

from companion.engine.questions import ChoiceLook
from companion.engine.words import Words, say
from companion.games.human_punishment.actions.action import Action
from companion.games.human_punishment.fields import Ask, ask_one, ask_seat
from companion.games.human_punishment.rules.buying import face_down, looks_at_sectors, recon_targets
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.player import Look
from companion.games.human_punishment.state.thrown import BETWEEN
from companion.games.human_punishment.telling.words import spot_words


def _target(city: City, intent: Intent) -> Ask | None:
    targets = recon_targets(city, intent.seat)
    return ask_seat(lambda *_: targets)(city, intent) if targets else None


def _network_chip(city: City, intent: Intent) -> Ask | None:
    if city.player(intent.seat).held.recon != "network":
        return None
    return ask_one(*((spot, spot_words(spot)) for spot in face_down(city)), look=ChoiceLook.WHEEL)


def _sector_tops(city: City, intent: Intent) -> Ask | None:
    """The number of chips to look at in each Sector (HP-149)."""
    if city.player(intent.seat).held.recon != "sectors":
        return None
    return ask_one(*((some, _tops(some)) for some in looks_at_sectors(city)), look=ChoiceLook.WHEEL)


def _tops(some: str) -> Words:
    names = some.split(BETWEEN)
    return say("field-tops", one=names.count("I"), two=names.count("II"), three=names.count("III"))


class UseRecon(Action):
    """Free; some of the cards at any moment."""

    any_time = True
    discreet = True
    fields = (("seat", _target), ("chip", _network_chip), ("tops", _sector_tops))

    def apply(self, city: City, said: StepFields) -> None:
        card, one = said.text("recon"), city.player(said.seat)
        targets = recon_targets(city, said.seat)
        city.shows(said.seat, *_looked(city, said, card))
        one.held.recon = None
        whose = city.player(said.text("seat")).name if targets else ""
        city.announce(say("told-looks", name=one.name, what=card, whose=whose))


def _looked(city: City, said: StepFields, card: str) -> Look:
    if card == "sectors":
        return "sector-tops", said.seat, _seen_in_sectors(city, said)
    if card == "network":
        return "network-chip", said.seat, (face_down(city)[said.text("chip")],)
    if card == "loyalty":
        return "unused-loyalty", said.seat, tuple(city.decks.unused_loyalty[:1])
    other = said.text("seat")
    them = city.player(other)
    found = {
        "objective": [goal["id"] for goal in them.aims.goals] or [str(one) for one in them.aims.objective],
        "carried": them.figure.chips,
        "hand": sorted(them.held.hand),
    }
    return {"carried": "chips"}.get(card, card), other, tuple(found[card])


def _seen_in_sectors(city: City, said: StepFields) -> tuple[str, ...]:
    """The chips that are looked at, Sector by Sector from the top (HP-149)."""
    some = said.text("tops") if said.has("tops") else next(iter(looks_at_sectors(city)), "")
    return tuple(
        chip
        for name, chips in city.network.sectors.items()
        for chip in chips[: some.split(BETWEEN).count(name)]
    )
