"""Just reading dice: people throw, and the table reads the dice, adds them up and remembers them."""

from companion.games.just_dice import bots, rules, view
from companion.games.just_dice.events import Event
from companion.games.just_dice.meta import META
from companion.games.just_dice.recap_pages import recap_pages
from companion.games.just_dice.scenarios import VOCABULARY
from companion.games.just_dice.state import JustDiceState
from companion.kit.define import define

GAME = define(
    META,
    rule_letters="JD",
    initial_state=JustDiceState,
    rules=rules,
    events=Event,
    questions=view.questions,
    view=view.view,
    bots=bots.advise,
    reasons=bots.reason,
    recap=recap_pages,
    tour=("box", "table", "won", "table"),
    guide=("told", "asked", "mine"),
    options=rules.OPTIONS,
    scenarios=VOCABULARY.rehearse,
)
