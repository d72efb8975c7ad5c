"""Each of two people rolls a die; one of them has a card that adds one; the higher total wins."""

from companion.kit.define import define
from companion.kit.new_game import bots, rules, view
from companion.kit.new_game.events import Event
from companion.kit.new_game.meta import META
from companion.kit.new_game.scenarios import VOCABULARY
from companion.kit.new_game.state import NewGameState

GAME = define(
    META,
    rule_letters="NEW",
    has_private_prompts=True,
    initial_state=NewGameState,
    rules=rules,
    events=Event,
    questions=view.questions,
    view=view.view,
    secrets=view.secrets,
    bots=bots.advise,
    scenarios=VOCABULARY.rehearse,
)
