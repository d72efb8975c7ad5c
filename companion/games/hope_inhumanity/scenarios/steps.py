"""The steps of a scenario, each as an answer to the questions that the real game asks."""

from dataclasses import replace
from typing import Annotated, Literal, TypeAlias

from companion.engine.answers import Counted, Rolled
from companion.engine.dice import FACES, Die
from companion.engine.refusal import refuse
from companion.games.hope_inhumanity.cards.kinds import Terrain
from companion.games.hope_inhumanity.playing import Phase, Stake
from companion.games.hope_inhumanity.scenarios import checks, rerolls
from companion.games.hope_inhumanity.scenarios.farewells import DECLINE, NOBODY
from companion.games.hope_inhumanity.scenarios.given import Given
from companion.games.hope_inhumanity.scenarios.moment import Moment
from companion.games.hope_inhumanity.scenarios.rerolls import Reroll
from companion.games.hope_inhumanity.scene import middle
from companion.games.hope_inhumanity.state import HOPE_COLOUR
from companion.kit.scenario.derived import ONE_OF, Rest, Seat, steps
from companion.kit.scenario.parts import ScenarioPart

MANY = 99
"""Largest number of dice in a step; more than a seat has, so that refusals can be written."""


def _read_faces(part: ScenarioPart, given: Given) -> dict[str, tuple[int, ...]]:
    owners = part.fields(*given.players, "Hope").entries()
    return {
        owner: tuple(item.number(-MANY, MANY) for item in faces.items()) for owner, faces in owners.items()
    }


def _read_marked(part: ScenarioPart, given: Given) -> dict[str, int]:
    """The failing dice by owner, counted from 0; a number alone is the die of the one Non-Violent."""
    if isinstance(part.value, int):
        peaceful = [seat for seat, card in given.personalities.items() if card.title == "Non-Violent"]
        if len(peaceful) != 1:
            raise part.fault("whose die it is has to be said here: by owner, the number of the die")
        return {peaceful[0]: part.number(0, MANY)}
    return {owner: one.number(0, MANY) for owner, one in part.fields(*given.players).entries().items()}


OneOfDice: TypeAlias = Annotated[int | None, lambda part, _: part.number(0, MANY), ONE_OF]
Trait: TypeAlias = Annotated[str, lambda part, given: part.word(given.trait_ids, "Trait of this scenario")]
Asset: TypeAlias = Annotated[
    str, lambda part, given: part.word(given.belongings.ids, "Asset of this scenario")
]
Faces: TypeAlias = Annotated[dict[str, tuple[int, ...]], _read_faces]
Marked: TypeAlias = Annotated[dict[str, int], _read_marked]
Rerolled: TypeAlias = Annotated[
    Reroll | None,
    Rest(rerolls.FIELDS, lambda part, given: rerolls.read_reroll(part, (*given.players, "Hope"))),
]


def _draw(moment: Moment, seat: str, terrain: Terrain) -> Moment:
    return moment.choose("draw", seat, terrain.name)


def _act(moment: Moment, seat: str) -> Moment:
    return moment.choose("declare", seat, "act")


def _avoid(moment: Moment, seat: str) -> Moment:
    return moment.choose("declare", seat, "avoid")


def _commit(moment: Moment, seat: str, humanity: OneOfDice = None, last_hope: OneOfDice = None) -> Moment:
    if humanity is None:
        return moment.choose("commit", seat, _last_hope(last_hope))
    return moment.answer("commit", seat, Counted(humanity))


def _support(moment: Moment, seat: str, humanity: OneOfDice = None, last_hope: OneOfDice = None) -> Moment:
    if humanity is None:
        return _support_by_last_hope(moment, seat, last_hope)
    given = _stake(moment, seat).humanity
    if humanity == 0 == given:
        return _refuse(moment, seat)
    return moment.choose(f"support:{seat}", seat, str(humanity - given))


def _support_by_last_hope(moment: Moment, seat: str, dice: int | None) -> Moment:
    if _wish_ended(moment, seat) and _stake(moment, seat).last_hope == dice:
        return _settled(moment, seat)
    if _wish_will_do(moment, seat) and dice == 1:
        return moment
    if moment.is_open(f"offer:{seat}") and dice == 1:
        return _settled(moment.choose(f"offer:{seat}", seat, "take"), seat)
    return _settled(moment.choose(f"support:{seat}", seat, _last_hope(dice)), seat)


def _refuse(moment: Moment, seat: str) -> Moment:
    if _wish_ended(moment, seat) and seat in moment.state.running.refused:
        return _settled(moment, seat)
    if moment.is_open(f"offer:{seat}"):
        return _settled(moment.choose(f"offer:{seat}", seat, "leave"), seat)
    return _settled(moment.choose(f"support:{seat}", seat, "refuse"), seat)


def _ask_for_last_hope(moment: Moment, seat: str) -> Moment:
    wished = moment.choose(f"support:{seat}", seat, "last-hope")
    return replace(wished, wished=wished.wished | {seat})


def _use_hope(
    moment: Moment, seat: str, dice: Annotated[int, lambda part, _: part.number(0, MANY)] = 0
) -> Moment:
    moment = _with_wishes_granted(moment)
    if dice == 0 and seat == moment.state.active and _nothing_to_add(moment):
        return moment
    return moment.answer("hope", seat, Counted(dice))


def _roll(moment: Moment, _anybody: str | None, faces: Faces, marked: Marked | None = None) -> Moment:
    ready = _with_hope_settled(moment)
    dice = _dice(moment, faces, marked or {})
    if not dice and marked is not None and checks.hardship(ready):
        return ready.choose("no-roll", None, "go-on")
    return replace(ready.answer("roll", None, Rolled(dice)), faces=faces)


def _apply_outcomes(moment: Moment, _anybody: str | None) -> Moment:
    ready = _with_hope_settled(moment)
    return ready.choose("no-roll" if ready.is_open("no-roll") else "outcomes", None, "go-on")


def _answer(moment: Moment, seat: str, answer: Literal["accept", "refuse"]) -> Moment:
    return moment.choose(f"answer:{seat}", seat, answer)


def _begin_next_turn(moment: Moment, _anybody: str | None) -> Moment:
    return moment.choose("next-turn", None, "go-on")


def _play_trait(
    moment: Moment, seat: str, trait: Trait, target: Seat = "", reroll: Rerolled = None
) -> Moment:
    """Plays a Trait, on a seat or on a die where the card asks for one."""
    return _use(moment, f"trait:{trait}", seat, target, reroll)


def _use_asset(moment: Moment, seat: str, asset: Asset, target: Seat = "", reroll: Rerolled = None) -> Moment:
    """Uses an Asset: a personal one, or the group's."""
    personal, shared = f"asset:{asset}", f"asset:{asset}:{seat}"
    return _use(moment, shared if moment.is_open(shared) else personal, seat, target, reroll)


def _use(moment: Moment, question: str, seat: str, target: str, reroll: Reroll | None) -> Moment:
    if reroll is None:
        return moment.choose(question, seat, _target(moment, question, seat, target))
    owner = _owner_of_die(moment, reroll.owner or target or seat)
    lying = moment.faces.get(owner, ())
    old = rerolls.old_face(reroll, lying)
    chosen = moment.choose(question, seat, f"{middle.HOPE if owner == 'Hope' else owner}:{old}")
    keeps = getattr(chosen.play.open["reroll"].question.form, "keeps", ())
    dice = (*keeps, Die(_colours(moment)[owner], reroll.face))
    again = chosen.answer("reroll", None, Rolled(dice))
    return replace(again, faces={**moment.faces, owner: rerolls.replaced(lying, old, reroll.face)})


def _owner_of_die(moment: Moment, named: str) -> str:
    return next(iter(moment.faces)) if named not in moment.faces and len(moment.faces) == 1 else named


def _target(moment: Moment, question: str, seat: str, target: str) -> str:
    """The target of a card in hand: the seat named, or its holder where the card lets choose."""
    asked = moment.play.open.get(question)
    options = {option.id for option in getattr(asked.question.form, "options", ())} if asked else set()
    if options == {"play"} and target in {"", moment.state.active}:
        return "play"
    return target or seat


def _steal(
    moment: Moment, seat: str, asset: Asset, from_: Seat = "", owner: Seat = "", target: Seat = ""
) -> Moment:
    """Takes an Asset over for the acting player. Raises Refused if a seat named as its owner is not."""
    owners = {one.owner for one in moment.state.assets if one.card == asset}
    if not owners.issuperset({from_, owner, target} - {""}):
        raise refuse("refused-option")
    return moment.choose("steal", seat, asset)


def _lend(moment: Moment, seat: str, asset: Asset, to: Seat | None) -> Moment:
    return moment.choose(f"lend:{asset}", seat, to or "")


def _return(moment: Moment, seat: str, asset: Asset) -> Moment:
    return moment.choose(f"return:{asset}", seat, "take-back")


def _inherit(moment: Moment, seat: str, asset: Asset, to: Seat | None) -> Moment:
    """Hands an Asset of a lost character to an heir, or discards it."""
    return moment.choose(f"inherit:{asset}", seat, to or NOBODY)


def _gift(
    moment: Moment,
    seat: str,
    to: Annotated[Seat | None, ONE_OF] = None,
    accept: Annotated[bool, ONE_OF] = False,
) -> Moment:
    """Leaves a Trait of a lost character to a seat, or to none (`to: null`, `accept: false`)."""
    if accept:
        raise refuse("refused-option")
    return moment.choose(f"gift:{seat}", seat, to or DECLINE)


def _grace(moment: Moment, seat: str, accept: bool) -> Moment:
    """Brings the player of a lost character back with a new one, or declines."""
    return moment.choose(f"grace:{seat}", seat, "accept" if accept else DECLINE)


def _last_hope(dice: int | None) -> str:
    """The option for the number of Last Hope dice; only one die can be asked for (HI-116)."""
    return "last-hope" if dice == 1 else f"last-hope {dice}"


def _stake(moment: Moment, seat: str) -> Stake:
    playing = moment.state.playing
    return playing.stakes.get(seat, Stake()) if playing else Stake()


def _wish_ended(moment: Moment, seat: str) -> bool:
    """True if the game granted or dropped a wish by itself and no step of its player has said so yet."""
    still_open = moment.is_open(f"offer:{seat}") or moment.is_open(f"support:{seat}")
    return seat in moment.wished and not still_open and seat not in moment.state.running.wishes


def _wish_will_do(moment: Moment, seat: str) -> bool:
    """True if the player's wish only waits for others to answer, and the pool can serve all who asked."""
    playing = moment.state.playing
    waiting = playing is not None and seat in playing.wishes
    return (
        waiting
        and not any(id_.startswith("offer:") for id_ in moment.play.open)
        and (len(moment.state.running.wishes) <= moment.state.hope)
    )


def _settled(moment: Moment, seat: str) -> Moment:
    return replace(moment, wished=moment.wished - {seat})


def _nothing_to_add(moment: Moment) -> bool:
    """True if the game skipped the Hope step because the pool is empty."""
    return moment.state.phase is Phase.ROLL and moment.state.hope == 0 and moment.state.running.hope == 0


def _with_hope_settled(moment: Moment) -> Moment:
    """Skips `use hope` where the scenario leaves it out; the acting player then adds no die."""
    ready = _with_wishes_granted(moment)
    return ready.answer("hope", ready.state.active, Counted(0)) if ready.is_open("hope") else ready


def _with_wishes_granted(moment: Moment) -> Moment:
    """Takes the offered die for each seat that asked for Last Hope, unless a step says otherwise."""
    offered = [
        survivor.seat for survivor in moment.state.survivors if moment.is_open(f"offer:{survivor.seat}")
    ]
    for seat in offered:
        return _with_wishes_granted(moment.choose(f"offer:{seat}", seat, "take"))
    return moment


def _dice(moment: Moment, said: Faces, marked: Marked) -> tuple[Die, ...]:
    colours = _colours(moment)
    faces = [(owner, n, face) for owner, faces in said.items() for n, face in enumerate(faces)]
    if any(face not in FACES for _, _, face in faces):
        raise refuse("refused-form")
    aside = {*marked.items()}
    if aside - {(owner, n) for owner, n, _ in faces}:
        raise refuse("refused-form")
    return tuple(Die(colours[owner], face) for owner, n, face in faces if (owner, n) not in aside)


def _colours(moment: Moment) -> dict[str, str]:
    """The body colours of all dice, by owner."""
    return {survivor.seat: survivor.colour for survivor in moment.state.survivors} | {"Hope": HOPE_COLOUR}


STEPS = steps(
    *(_draw, _act, _avoid, _commit, _support, _refuse, _ask_for_last_hope, _use_hope, _play_trait),
    *(_use_asset, _steal, _lend, _return, _inherit, _gift, _grace, _roll, _apply_outcomes, _answer),
    _begin_next_turn,
    table=("table", "system"),
)
