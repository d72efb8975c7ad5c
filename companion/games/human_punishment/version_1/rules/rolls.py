"""Before a roll counts all are asked who could answer it, by what lies open alone (HP-131, HP-256)."""

from companion.games.human_punishment.version_1.model import AT_ONCE, City, Player, Task
from companion.games.human_punishment.version_1.rules import abilities, programs, throws
from companion.games.human_punishment.version_1.rules.says import Said
from companion.games.human_punishment.version_1.rules.throws import COUNTS, DICE, HELD, LIES, Throw
from companion.games.human_punishment.version_1.written import When

ROUND = "round"
"""The answer of whoever lets all rolls count until their own next turn."""


def is_held_back(city: City, do: str) -> bool:
    """Whether that reads the last die of a throw, which then lies there before it counts."""
    return do in DICE and (do != "roll" or not city.asks_all)


def fall(city: City, do: str, said: Said) -> None:
    """The dice lie there, with those that were read before."""
    before = city.tasks[0].args.get("thrown", {}) if city.tasks else {}
    city.first(Task(LIES, None, {"do": do, "texts": {**before, **said.texts}}))


def lie(city: City, task: Task) -> None:
    """Everybody is asked who could answer, in any order; then the throw counts."""
    throw = task.args
    asked = [seat for seat in city.in_turn() if _is_asked(city, seat, throw)]
    held = (Task(HELD, seat, {**throw, AT_ONCE: HELD}) for seat in asked)
    city.first(*held, Task(COUNTS, None, throw))


def answer(city: City, said: Said, task: Task) -> None:
    """It counts for somebody, as all do until their next turn; or a die is thrown again (HP-256, HP-260)."""
    if said.has("die"):
        die = said.one_of("die", own_dice(city, said.seat, task.args))
        city.rerolled = True
        throws.throw_again(city, {name: task.args[name] for name in ("do", "texts")}, die)
    elif said.texts.get("count") == ROUND:
        city.of(said.seat).waives = True


def again(city: City, said: Said, task: Task) -> None:
    """A die has fallen anew, and the throw is another one."""
    die = task.args["die"]
    face = said.number("face", 1, throws.faces_of(die))
    city.first(Task(LIES, None, throws.replaced(task.args, die, str(face))))


def heed(city: City, said: Said) -> None:
    """Rolls wait for somebody again who had let them all count."""
    city.of(said.seat).waives = False


def own_dice(city: City, seat: str, throw: Throw) -> list[str]:
    """The dice that somebody may throw again by a Boost: one on each own turn (HP-256, HP-260)."""
    may = seat == city.active and not city.rerolled and city.of(seat).has("reroll")
    return throws.dice_of(throw) if may else []


def _is_asked(city: City, seat: str, throw: Throw) -> bool:
    if own_dice(city, seat, throw):
        return not city.of(seat).waives
    if not city.asks_all:
        return _holds_one(city, seat, throw)
    could = _by_programs, _by_all_rounders, _by_unique_cards
    return not city.of(seat).waives and any(by(city, city.of(seat), throw) for by in could)


def _by_programs(city: City, one: Player, throw: Throw) -> bool:
    """By a Program that lies open, or by one face down that may be any that nobody has seen."""
    if "program" in one.forbidden:
        return False
    own = {*one.installed, *one.charges}
    if any(programs.is_left(one, city.cards[id_]) and _fits(city, one, id_, throw) for id_ in own):
        return True
    seen = {*city.display, *city.used_programs}
    seen |= {id_ for other in city.players for id_ in (*other.installed, *other.charges)}
    unseen = (id_ for id_, card in city.cards.items() if "how" in card and id_ not in seen)
    return len(one.programs) > len(own) and any(_fits(city, one, id_, throw) for id_ in unseen)


def _fits(city: City, one: Player, id_: str, throw: Throw) -> bool:
    return programs.answers(city, one.seat, city.cards[id_], throw)


def _by_all_rounders(city: City, one: Player, throw: Throw) -> bool:
    """By one of Jayden's cards: all know which are left (HP-246)."""
    left = one.all_rounders if abilities.may_play_all_rounder(city, one) else ()
    return any(programs.answers(city, one.seat, city.specials.get(card, {}), throw) for card in left)


def _by_unique_cards(city: City, one: Player, throw: Throw) -> bool:
    """By a card in hand: one's own, or anybody's once cards have been mixed (HP-051, HP-126)."""
    whose = {other.character for other in city.players} if city.mixed else {one.character}
    cards = (card for id_, card in city.specials.items() if id_.rpartition("-")[0] in whose)
    return bool(one.hand) and any(programs.answers(city, one.seat, card, throw) for card in cards)


def _holds_one(city: City, seat: str, throw: Throw) -> bool:
    """As in evenings of before, in which only whoever had such a Program was asked (docs/adr/0016)."""
    cards = (city.cards[id_] for id_ in city.of(seat).programs if id_ in city.cards)
    rolls = throw["do"] == "pink" and city.tasks[0].args.get("seat") == seat == city.active
    return rolls and any(card["when"] == When.ROLL for card in cards)
