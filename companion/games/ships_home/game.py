"""Lighting ships home: eight come through the night, and all dice together show each of them its light."""

from companion.games.ships_home import bots, rules, view
from companion.games.ships_home.chronicle import facts
from companion.games.ships_home.events import Event
from companion.games.ships_home.meta import META
from companion.games.ships_home.recap_pages import recap_pages
from companion.games.ships_home.scenarios import VOCABULARY
from companion.games.ships_home.secrets import secrets
from companion.games.ships_home.state import ShipsHomeState
from companion.kit.define import define

GAME = define(
    META,
    rule_letters="SH",
    initial_state=ShipsHomeState,
    rules=rules,
    events=Event,
    questions=view.questions,
    view=view.view,
    secrets=secrets,
    bots=bots.advise,
    reasons=bots.reason,
    facts=facts,
    recap=recap_pages,
    tour=("box", "night", "reef", "won"),
    guide=("who", "told", "asked"),
    options=rules.OPTIONS,
    scenarios=VOCABULARY.rehearse,
)
