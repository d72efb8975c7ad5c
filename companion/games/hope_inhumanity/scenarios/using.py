"""Takes the steps with cards: Traits and Assets played, used, stolen or lent, and their rerolls."""

from dataclasses import replace

from companion.engine.answers import Rolled
from companion.engine.dice import Die
from companion.engine.refusal import refuse
from companion.games.hope_inhumanity.scenarios import rerolls
from companion.games.hope_inhumanity.scenarios.moment import Moment
from companion.games.hope_inhumanity.scene import middle
from companion.games.hope_inhumanity.state import HOPE_COLOUR
from companion.kit.scenario.script import ScenarioStep


def play_trait(moment: Moment, step: ScenarioStep) -> Moment:
    """Plays a Trait, on a seat or on a die where the card asks for one."""
    return _use(moment, f"trait:{step.said['trait']}", step)


def use_asset(moment: Moment, step: ScenarioStep) -> Moment:
    """Uses an Asset: a personal one, or the group's."""
    personal, shared = f"asset:{step.said['asset']}", f"asset:{step.said['asset']}:{step.player}"
    return _use(moment, shared if moment.is_open(shared) else personal, step)


def _use(moment: Moment, question: str, step: ScenarioStep) -> Moment:
    if step.said["reroll"] is None:
        return moment.choose(question, step.player, _target(moment, question, step))
    reroll, owner = step.said["reroll"], _owner_of_die(moment, step)
    lying = moment.faces.get(owner, ())
    old = rerolls.old_face(reroll, lying)
    chosen = moment.choose(question, step.player, f"{middle.HOPE if owner == 'Hope' else owner}:{old}")
    keeps = getattr(chosen.play.open["reroll"].question.form, "keeps", ())
    dice = (*keeps, Die(colours(moment)[owner], reroll.face))
    again = chosen.answer("reroll", None, Rolled(dice))
    return replace(again, faces={**moment.faces, owner: rerolls.replaced(lying, old, reroll.face)})


def _owner_of_die(moment: Moment, step: ScenarioStep) -> str:
    named = (step.said["reroll"] and step.said["reroll"].owner) or step.said.get("target", step.player)
    only = tuple(moment.faces) if len(moment.faces) == 1 else ()
    return str(named) if named in moment.faces or not only else only[0]


def steal(moment: Moment, step: ScenarioStep) -> Moment:
    """Takes an Asset over for the acting player. Raises Refused if a seat named as its owner is not."""
    owners = {one.owner for one in moment.state.assets if one.card == step.said["asset"]}
    if not owners.issuperset(step.said[name] for name in ("from", "owner", "target") if name in step.said):
        raise refuse("refused-option")
    return moment.choose("steal", step.player, step.said["asset"])


def lend(moment: Moment, step: ScenarioStep) -> Moment:
    """Lends an Asset of an owner."""
    return moment.choose(f"lend:{step.said['asset']}", step.player, step.said["to"])


def take_back(moment: Moment, step: ScenarioStep) -> Moment:
    """Takes a lent Asset back."""
    return moment.choose(f"return:{step.said['asset']}", step.player, "take-back")


def _target(moment: Moment, question: str, step: ScenarioStep) -> str:
    """The target of a card in hand: the seat named, or its holder where the card lets choose."""
    asked = moment.play.open.get(question)
    options = {option.id for option in getattr(asked.question.form, "options", ())} if asked else set()
    if options == {"play"} and step.said.get("target", moment.state.active) == moment.state.active:
        return "play"
    target: str = step.said.get("target", step.player)
    return target


def colours(moment: Moment) -> dict[str, str]:
    """The body colours of all dice, by owner."""
    return {survivor.seat: survivor.colour for survivor in moment.state.survivors} | {"Hope": HOPE_COLOUR}
