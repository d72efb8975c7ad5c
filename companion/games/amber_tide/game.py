"""Amber and tide: who walks out throws as many dice as they dare, and comes home before the tide, or not."""

from companion.games.amber_tide import bots, rules, view
from companion.games.amber_tide.chronicle import facts
from companion.games.amber_tide.events import Event
from companion.games.amber_tide.meta import META
from companion.games.amber_tide.recap_pages import recap_pages
from companion.games.amber_tide.scenarios import VOCABULARY
from companion.games.amber_tide.state import AmberTideState
from companion.kit.define import define

GAME = define(
    META,
    rule_letters="AT",
    initial_state=AmberTideState,
    rules=rules,
    events=Event,
    questions=view.questions,
    view=view.view,
    laid=view.laid,
    bots=bots.advise,
    reasons=bots.reason,
    facts=facts,
    recap=recap_pages,
    tour=("box", "shore", "flood", "won"),
    guide=("who", "asked", "mine"),
    options=rules.OPTIONS,
    scenarios=VOCABULARY.rehearse,
)
