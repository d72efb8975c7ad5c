"""At a secret question all phones are drawn alike: the same boxes in the same places, whatever is hidden."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion import games
from companion.conformance.interference import AnyPlay, Pair, pairs
from companion.conformance.trial import decks_of
from companion.engine.game import Game
from companion.engine.questions import Question
from companion.games.human_punishment.rules.story import legion_night, place_one
from companion.games.human_punishment.state.printed.board import COLUMNS
from companion.games.human_punishment.state.steps.due import PlaceOne
from tests.long import LONG
from tests.secrets.stage import course, party_of, staged
from tests.secrets.watched import TABLE, Pages, Party
from tests.tiers import one_of_each
from tests.watch import Watch
from tests.web.fakes.at_the_table import LOCAL
from web.server import Server

MOMENTS, QUESTIONS, FACTS = (500, 40, 20) if LONG else (120, 3, 2)
"""So many answers long a game is looked through, for so many kinds of secret questions and facts at each."""
FEW, MANY = 3, 5
SHAPE = Path(__file__).with_name("shape.js").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def server(pages: Pages) -> Iterator[Server]:
    """The pages on a free port."""
    served = Server(pages.app, LOCAL, 0, 8)
    served.start()
    yield served
    served.close()


class Phones:
    """The phones of a party, each in a browser of its own."""

    def __init__(self, watch: Watch, server: Server, party: Party) -> None:
        self._at = f"http://{LOCAL}:{server.port}"
        self._pages = {seat: watch.open(reduced_motion="reduce") for seat in party.tokens}
        for seat, page in self._pages.items():
            name, token = f"seat-{TABLE}", party.tokens[seat]
            page.context.add_cookies([{"name": name, "value": token, "url": self._at}])

    def shape(self, seat: str, part: str) -> list[str]:
        """How a part of that phone is drawn now."""
        page = self._pages[seat]
        page.goto(f"{self._at}/t/{TABLE}/seat?seat={seat}")
        page.wait_for_load_state("load")
        shape: list[str] = page.evaluate(SHAPE, part)
        return shape


@pytest.mark.long
@pytest.mark.parametrize("name", one_of_each(games.names(), {"hopes_end"}))
def test_who_is_asked_in_secret_has_a_phone_like_any_other_at_every_secret_question(
    name: str, pages: Pages, server: Server, watch: Watch, tmp_path: Path
) -> None:
    game = games.find(name)
    party = party_of(game, max(game.meta.min_players, min(MANY if LONG else FEW, game.meta.max_players)))
    phones = Phones(watch, server, party)
    for number, play in enumerate(secret_moments(game, party)):
        with staged(tmp_path / str(number), pages, party, play):
            for seats in asked_alike(play):
                first, *rest = (phones.shape(seat, "#sheet") for seat in seats)
                assert all(one == first for one in rest), (name, list(play.open), seats)
        for pair, seat in facts_of_the_asked(play):
            one, other = (
                drawn(phones, pages, party, each, seat, tmp_path) for each in (pair.one, pair.other)
            )
            assert one == other, (name, list(play.open), pair.fact)


@pytest.mark.rule("HP-100", "HP-103", "HP-104")
@pytest.mark.parametrize("part", ["machine-tap", "legion-tap"])
def test_at_night_the_phone_of_whoever_acts_is_drawn_like_that_of_a_sleeper(
    part: str, pages: Pages, server: Server, watch: Watch, tmp_path: Path
) -> None:
    party = party_of(games.find("human_punishment"), MANY)
    phones, play = Phones(watch, server, party), night(party, part)
    [acts] = [one.question.to for one in play.open.values() if one.question.id == part]
    with staged(tmp_path / "night", pages, party, play):
        [asked] = asked_alike(play)
        assert acts in asked
        assert len({tuple(phones.shape(seat, "#sheet")) for seat in asked}) == 1


def drawn(phones: Phones, pages: Pages, party: Party, play: AnyPlay, seat: str, folder: Path) -> list[str]:
    """How the whole phone of a seat is drawn at that moment."""
    at = folder / f"shape-{len(list(folder.iterdir()))}"
    with staged(at, pages, party, play):
        return phones.shape(seat, "#own")


def secret_moments(game: Game[Any, Any], party: Party) -> Iterator[AnyPlay]:
    """The first moment of each kind of secret question in the course of a game."""
    met: set[str] = set()
    for play in course(party, decks_of(game), "shapes", MOMENTS):
        kinds = {one.id.partition(":")[0] for one in secret(play)} - met
        if kinds and len(met) < QUESTIONS:
            met |= kinds
            yield play


def secret(play: AnyPlay) -> list[Question]:
    """What somebody is asked that the others may not see answered."""
    asked = (one.question for one in play.open.values())
    return [one for one in asked if one.discreet and not one.standing and one.to is not None]


def asked_alike(play: AnyPlay) -> list[list[str]]:
    """Who is asked in the same public words, with as many answers: dice that all see may leave fewer."""
    asked: dict[str, list[str]] = defaultdict(list)
    for one in secret(play):
        asked[f"{len(one.shown)} {one.together or one.public}"].append(one.to or "")
    return [seats for seats in asked.values() if len(seats) > 1]


def facts_of_the_asked(play: AnyPlay) -> Iterator[tuple[Pair, str]]:
    """Facts that somebody knows who is asked in secret, one of each kind."""
    kinds: set[str] = set()
    seats = {one.to for one in secret(play)}
    for pair in pairs(play):
        known = sorted(seat for seat in pair.known_to if seat in seats)
        if known and pair.kind not in kinds and len(kinds) < FACTS:
            kinds.add(pair.kind)
            yield pair, known[0]


def night(party: Party, part: str) -> AnyPlay:
    """The night after the second tier: one Machine, one of Legion, and three who sleep."""
    play = list(course(party, decks_of(party.game), "night", 100))[-1]
    city = play.state.opened()
    city.tasks, city.intent = [], None
    for one, loyalty in zip(city.players, ("Human", "Machine", "Human", "Legion", "Fallen"), strict=True):
        one.aims.loyalty = loyalty
    city.bars["security"] = 2
    city.network.columns = {
        column: [("red", False)] * (1 if column == COLUMNS[0] else 2) for column in COLUMNS
    }
    if part == "legion-tap":
        legion_night(city)
    else:
        place_one(city, PlaceOne(city.seats[0], "red", COLUMNS[0], up=False))
    return replace(play, state=city, open={}).anew(play.version, play.log)
