"""Tangled kites: all throw three dice, and each lets a kite rise in secret as high as one of them."""

from companion.games.tangled_kites import bots, rules, view
from companion.games.tangled_kites.chronicle import facts
from companion.games.tangled_kites.events import Event
from companion.games.tangled_kites.meta import META
from companion.games.tangled_kites.recap_pages import recap_pages
from companion.games.tangled_kites.scenarios import VOCABULARY
from companion.games.tangled_kites.secrets import secrets
from companion.games.tangled_kites.state import TangledKitesState
from companion.kit.define import define

GAME = define(
    META,
    rule_letters="TK",
    initial_state=TangledKitesState,
    rules=rules,
    events=Event,
    questions=view.questions,
    view=view.view,
    secrets=secrets,
    bots=bots.advise,
    reasons=bots.reason,
    facts=facts,
    recap=recap_pages,
    tour=("box", "hill", "tangled", "won"),
    guide=("asked", "mine", "others"),
    options=rules.OPTIONS,
    scenarios=VOCABULARY.rehearse,
)
