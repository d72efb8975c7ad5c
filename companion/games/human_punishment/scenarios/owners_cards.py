"""Reads cards of an owner that a scenario gives, written as in a card file."""

import json
from collections.abc import Iterator

from companion.engine.phrasebook.outline import OutlineFault, OutlineFaults, OutlineTable, read_outline
from companion.games.human_punishment.cards.kinds import card_of
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.printed.card_form import DraftForm
from companion.games.human_punishment.state.printed.special_cards import specials_of
from companion.kit.cards.sheet import CardSheetSpec
from companion.kit.scenario.parts import ScenarioPart

SECTIONS = ("programs", "objectives", "wounds", "interrogations", "specials", "markers")


def read_owners_cards(part: ScenarioPart, city: City) -> None:
    """The cards of each section, by ids made of their titles; piles lie as given. Raises Misread."""
    found = {
        section: [_card(item, section) for item in listed.items()]
        for section, listed in part.fields(*SECTIONS).entries().items()
    }
    city.fixed.cards = {card["id"]: card for some in found.values() for card in some}
    city.fixed.specials = specials_of(city.fixed.cards.values())
    city.market.prices |= {id_: card["price"] for id_, card in city.fixed.cards.items() if "price" in card}
    city.decks.wound_pile = list(_ids(found.get("wounds", [])))
    city.decks.interrogations = list(_ids(found.get("interrogations", [])))


def _ids(cards: list[DraftForm]) -> Iterator[str]:
    return (card["id"] for card in cards)


def _card(part: ScenarioPart, section: str) -> DraftForm:
    faults: list[OutlineFault] = []
    try:
        outline = read_outline(part.path, json.dumps(part.value))
    except OutlineFaults as wrong:
        raise part.fault(str(wrong)) from wrong
    if not isinstance(outline, OutlineTable):
        raise part.fault("a card stands here")
    card = card_of(section, CardSheetSpec(section, outline, faults))
    if faults:
        raise part.fault(str(faults[0].message))
    return card
