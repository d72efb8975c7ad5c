"""Questions for dice of the box: a roll, one die of it, one that is thrown again."""

from collections.abc import Iterator

from companion.engine.questions import Option, Question, RollDice, Wanted
from companion.engine.words import say
from companion.games.human_punishment.rules.turns.rolls import red_to_come
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.steps.step import Step
from companion.games.human_punishment.state.steps.waiting import Again, BoxRoll, Pink, Start
from companion.games.human_punishment.state.thrown import RED_FACES
from companion.kit.choosing import choose

DICE = {"raid roll": "raid roll", "raid red": "raid roll", "red": "roll", "white roll": "raid roll"}
"""Steps in which the table rolls or reads the red die, and the roll of each."""
BOX = {"orange": 1, "white": 2, "pink": 1, "red": 1}
"""Number of dice of each colour; the red one has twelve faces."""
FREE_OR_NOT = (frozenset({1, 2, 3}), frozenset({4, 5, 6}))
"""Which of three faces the pink die shows changes nothing of an Interrogation (HP-227)."""
PINK, ORANGE = Wanted("pink", 1, say("die-pink")), Wanted("orange", 1, say("die-orange"))
RED = "red"


def named(do: str, seat: str | None = None) -> str:
    """The id of a step's question; several at once are told apart by the seat."""
    return do.replace(" ", "-") + (f":{seat}" if seat else "")


def one_die(city: City, step: Step) -> Question | None:
    """The roll of a step that wants one die."""
    match step:
        case Start(whose=whose):
            prompt = say("ask-start", name=city.player(whose).name)
            return Question("start", None, prompt, _roll_of(ORANGE), prompt)
        case Pink(about=about):
            form = _roll_of(PINK, alike=FREE_OR_NOT if about == "interrogate" else ())
            return Question("pink", None, say("ask-pink"), form, say("ask-pink"))
        case BoxRoll():
            prompt = say("ask-box-roll")
            return Question("box-roll", None, prompt, _roll_of(ORANGE), prompt)
        case Again():
            return _thrown_again(step)
    return None


def all_dice(city: City, do: str, roll: str) -> Iterator[Question]:
    """The dice of an Activation or a Raid, of which the red one may be read apart (HP-069)."""
    if do in {"red", "raid red"}:
        yield _red(do)
        return
    orange = () if roll != "roll" else (ORANGE,)
    later = roll == "roll" and city.ruling("white", "second")
    wanted = (*orange, *(() if later else (Wanted("white", 2, say("die-white")),)))
    roll = "roll orange" if later else roll
    form, prompt = _roll_of(*wanted, red=do != "white roll"), say(f"ask-{named(roll)}")
    read = say(f"red-{RED_FACES[city.turn.red_read]}") if city.turn.red_read else None
    yield Question(named(do), None, prompt, form, prompt, hint=read)
    if red := red_to_come(city):
        yield _red(red)


def _red(do: str) -> Question:
    """The red die of a roll, by its six outcomes; it may be read before the others."""
    options = tuple(Option(face, say(f"red-{name}")) for face, name in RED_FACES.items())
    return Question(named(do), None, say("ask-red"), choose(options), say("ask-red"), die=RED)


def _roll_of(*wanted: Wanted, red: bool = False, alike: tuple[frozenset[int], ...] = ()) -> RollDice:
    """These dice of the box, maybe together with the red one (HP-069); the others may still lie there."""
    along = (Wanted(RED, 1, say("die-red"), faces=12),) if red else ()
    here = {one.colour for one in (*wanted, *along)}
    idle = tuple(
        Wanted(colour, count, say(f"die-{colour}"), faces=12 if colour == RED else 6)
        for colour, count in BOX.items()
        if colour not in here
    )
    return RollDice(wanted, alike=alike, along=along, idle=idle)


def _thrown_again(step: Again) -> Question:
    """One die is thrown again (HP-256, HP-260)."""
    colour = step.die.partition(" ")[0]
    prompt = say("ask-again", die=say(f"die-one-{colour}"))
    if colour == "red":
        faces = choose(Option(face, say(f"red-{name}")) for face, name in RED_FACES.items())
        return Question("again", None, prompt, faces, prompt, die=RED)
    return Question("again", None, prompt, _roll_of(Wanted(colour, 1, say(f"die-{colour}"))), prompt)
