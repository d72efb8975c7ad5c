"""A tile that the camera misread is corrected later, and everything is decided again."""

from pathlib import Path
from uuid import uuid4

import pytest

from companion.adapters.camera.tiles.tile_input import mapped_at
from companion.adapters.language.speech import Speech, folder_of_words
from companion.adapters.records.undo import UndoViews
from companion.app import texts
from companion.engine.answers import Answer, Chosen, Origin
from companion.engine.refusal import Refused
from companion.engine.tile_map import Move
from companion.engine.words import Message
from companion.games.hopes_end.game import GAME
from companion.table.cards.card_shelf import CardShelf
from companion.table.journal.entries import Correct
from companion.table.journal.journal import Journal
from companion.table.story.recap import beats
from companion.table.table import Table
from tests.companion.adapters.camera.tiles.conftest import go_on, open_at
from tests.companion.adapters.conftest import submit
from tests.companion.saying import give_answer, give_correction, give_preview
from tests.web.fakes.samples import RED
from web.words import Catalogue


def mends() -> UndoViews:
    speech = Speech(Catalogue([*texts(), folder_of_words(GAME.meta.package)]), "en")
    return UndoViews(speech, lambda _: RED, lambda *_: iter(()))


def seen(table: Table, origin: Origin = Origin.CAMERA) -> tuple[int, Move, Move]:
    """The camera saw one of two ways; the entry, what it saw, and what is right."""
    mapped, asked = mapped_at(table.moment), open_at(table)["place"]
    assert mapped is not None
    one, *_, other = mapped.moves
    seat, value = asked.question.to, Chosen(one.option)
    answer = Answer("place", asked.version, uuid4().hex, seat, origin, value)
    return give_answer(table, answer).number, one, other


def corrected(entry: int, option: str) -> Correct:
    return Correct(entry, (), "right", "seat-2", Origin.PHONE, option=option)


def test_the_tile_lies_where_it_should_and_what_came_after_counts(
    table: Table, journal: Journal, tmp_path: Path
) -> None:
    entry, one, other = seen(table)
    submit(table, open_at(table)["draw"])
    give_preview(table, corrected(entry, other.option))
    give_correction(table, corrected(entry, other.option))
    play = table.moment.play
    assert play is not None
    assert other.place in play.state.town
    assert one.place not in play.state.town
    assert play.state.hand is not None
    told = [line.key for line in play.log if isinstance(line, Message)]
    assert "corrected-seen-by" in told
    story = table.moment.story
    assert story is not None
    assert beats(story)[-1].roll == entry  # what the camera saw then is still the latest photograph
    again = Table("home", GAME, journal, CardShelf(tmp_path), verify=True)
    assert again.moment == table.moment
    again.close()


def test_a_tile_that_was_tapped_where_it_does_not_lie_is_corrected_as_one_that_was_seen(
    table: Table, journal: Journal, tmp_path: Path
) -> None:
    tapped, one, other = seen(table, Origin.PHONE)
    submit(table, open_at(table)["draw"])
    give_preview(table, corrected(tapped, other.option))
    give_correction(table, corrected(tapped, other.option))
    play = table.moment.play
    assert play is not None
    assert other.place in play.state.town
    assert one.place not in play.state.town
    told = [line.key for line in play.log if isinstance(line, Message)]
    assert "corrected-laid-by" in told
    with pytest.raises(Refused, match="refused-same-seen"):
        give_preview(table, corrected(tapped, other.option))
    again = Table("home", GAME, journal, CardShelf(tmp_path), verify=True)
    assert again.moment == table.moment
    again.close()


def test_what_was_tapped_is_offered_for_correction_once_a_camera_follows_the_map(table: Table) -> None:
    undo = mends()
    tapped, *_ = seen(table, Origin.PHONE)
    assert undo.misread(table.moment) == ()
    go_on(table)
    entry, *_ = seen(table)
    assert [offered.entry for offered in undo.misread(table.moment)] == [entry, tapped]


def test_only_what_the_camera_saw_is_corrected_and_not_into_itself(table: Table) -> None:
    entry, one, _ = seen(table)
    with pytest.raises(Refused, match="refused-same-seen"):
        give_preview(table, corrected(entry, one.option))
    with pytest.raises(Refused, match="refused-not-seen"):
        give_preview(table, corrected(entry - 1, one.option))
    with pytest.raises(Refused, match="refused-option"):
        give_preview(table, corrected(entry, "nowhere"))


def test_every_page_offers_what_it_may_have_been_the_nearest_first(table: Table) -> None:
    undo = mends()
    assert undo.misread(table.moment) == ()
    entry, one, _ = seen(table)
    [offered] = undo.misread(table.moment)
    assert offered.entry == entry
    assert one.option not in {choice.id for choice in offered.choices}
    first = tuple(map(int, offered.choices[0].id.split(",")))
    assert abs(first[0] - one.place[0]) + abs(first[1] - one.place[1]) <= 2
