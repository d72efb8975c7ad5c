"""A roll photographed by phone is held against the open roll as the camera's pictures are."""

import gc
import io
import weakref
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from threading import Event, Thread

import cv2
import numpy as np
import pytest
from PIL import Image

from companion.adapters.camera.dice_input import DiceInput
from companion.adapters.camera.phone_photos import KEPT, MOST_EACH, MOST_WAITING, PhonePhotos, SentPhoto
from companion.adapters.camera.photo_opening import LONGEST
from companion.adapters.camera.roll_photos import RollPhotos
from companion.adapters.camera.roll_source import RollMeant, open_roll
from companion.adapters.camera.table_reader import TableReader
from companion.engine.answers import Origin, Rolled
from companion.engine.play import Asked
from companion.engine.questions import RollDice
from companion.engine.refusal import Refused
from companion.table.table import Table
from tests.companion.adapters.camera.test_dice_input import dice_for, rest
from tests.vision.pictures.test_card_picture import bomb
from vision.pictures.photograph import as_jpeg
from vision.reading import Frame, ReadingProblem, ReadingTrouble, TableReading
from vision.render import picture, scatter

EMPTY: Frame = np.full((120, 640, 3), 80, np.uint8)


@pytest.fixture
def photos(table: Table, eye: DiceInput) -> Iterator[PhonePhotos]:
    """Photographs that are read in their own thread."""
    photos, stop = PhonePhotos(eye, TableReader(table).read_alone), Event()
    thread = Thread(target=photos.run, args=(stop,))
    thread.start()
    yield photos
    stop.set()
    thread.join()


@pytest.fixture
def asked(play_to: Callable[[str], Asked]) -> Asked:
    """The first roll."""
    return play_to("roll")


def rendered(asked: Asked, value: int = 5) -> Frame:
    assert isinstance(asked.question.form, RollDice)
    return picture(scatter([(colour, value) for colour in asked.question.form.thrown], 3))


def sent(table: Table, asked: Asked, data: bytes, command: str = "c1") -> SentPhoto:
    meant = RollMeant(table.moment.game, asked.question.id, asked.version)
    return SentPhoto(data, meant, "seat-2", command)


def latest(table: Table) -> Rolled:
    """The roll that counted last."""
    assert table.moment.story is not None
    value = table.moment.story.rolls[0].answer.value
    assert isinstance(value, Rolled)
    return value


def test_a_photograph_answers_the_roll_and_says_whose_phone_it_was(
    table: Table, photos: PhonePhotos, asked: Asked, evidence: RollPhotos
) -> None:
    photos.take(sent(table, asked, as_jpeg(rendered(asked))))
    assert open_roll(table.moment) is None
    assert table.moment.story is not None
    answer = table.moment.story.rolls[0].answer
    assert (answer.origin, answer.seat) == (Origin.PHOTOGRAPH, "seat-2")
    assert {die.value for die in latest(table).dice} == {5}
    assert evidence.has(f"home-{table.moment.game}-{table.moment.story.rolls[0].entry}")


def test_a_photograph_that_is_sent_again_counts_once_and_another_comes_too_late(
    table: Table, photos: PhonePhotos, asked: Asked
) -> None:
    photo = sent(table, asked, as_jpeg(rendered(asked)))
    photos.take(photo)
    after = table.moment
    photos.take(photo)
    with pytest.raises(Refused, match="refused-photo-late"):
        photos.take(sent(table, asked, photo.data, "c2"))
    assert table.moment is after


def test_a_photograph_is_turned_upright_and_read_at_the_size_of_a_page(
    table: Table, eye: DiceInput, asked: Asked
) -> None:
    frame = cv2.resize(rendered(asked), (4000, 3000))
    turned, file, exif = (
        Image.fromarray(frame[:, :, ::-1]).rotate(90, expand=True),
        io.BytesIO(),
        Image.Exif(),
    )
    exif[0x0112] = 6
    turned.save(file, "JPEG", exif=exif)
    seen: list[Frame] = []

    def read(frame: Frame) -> TableReading:
        seen.append(frame)
        return TableReading((), (), 1.0)

    photos = PhonePhotos(eye, read)
    stop = Event()
    thread = Thread(target=photos.run, args=(stop,))
    thread.start()
    with pytest.raises(Refused, match="refused-photo-no-dice"):
        photos.take(sent(table, asked, file.getvalue()))
    stop.set()
    thread.join()
    assert seen[0].shape == (LONGEST * 3 // 4, LONGEST, 3)


def test_a_photograph_that_was_refused_is_kept_nowhere(table: Table, eye: DiceInput, asked: Asked) -> None:
    seen: list[weakref.ref[Frame]] = []

    def read(frame: Frame) -> TableReading:
        seen.append(weakref.ref(frame))
        return TableReading((), (), 1.0)

    photos, stop, data = PhonePhotos(eye, read), Event(), as_jpeg(EMPTY)
    thread = Thread(target=photos.run, args=(stop,))
    thread.start()
    gc.disable()
    try:
        for n in range(2 * KEPT):
            with pytest.raises(Refused, match="refused-photo-no-dice"):
                photos.take(sent(table, asked, data, f"c{n}"))
        stop.set()
        thread.join()
        assert len(seen) == 2 * KEPT
        assert [one for one in seen if one() is not None] == []
    finally:
        gc.enable()


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (as_jpeg(picture(scatter([], 3))), "no-dice"),
        (b"Dear table, we rolled two sixes.", "no-picture"),
        (b"", "no-picture"),
        (b"\0\0\0\x18ftypheic\0\0\0\0mif1heic" + bytes(999), "heic"),
        (as_jpeg(EMPTY)[:600], "damaged"),
        (as_jpeg(np.zeros((4, 4, 3), np.uint8)), "too-small"),
        (bomb(), "too-large"),
    ],
    ids=["empty tray", "text", "nothing", "HEIC", "cut off", "tiny", "bomb"],
)
def test_each_wrong_file_has_its_own_sentence_and_changes_nothing(
    table: Table, photos: PhonePhotos, asked: Asked, data: bytes, told: str, tmp_path: Path
) -> None:
    before, files = table.moment, sorted(tmp_path.rglob("*.jpg"))
    with pytest.raises(Refused, match=f"refused-photo-{told}"):
        photos.take(sent(table, asked, data))
    assert table.moment is before
    assert sorted(tmp_path.rglob("*.jpg")) == files


def test_more_photographs_than_can_wait_are_refused(
    table: Table, eye: DiceInput, asked: Asked, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.adapters.camera.phone_photos.PATIENCE_S", 0.01)
    photos = PhonePhotos(eye, TableReader(table).read_alone)
    for n in range(MOST_WAITING + 1):
        with pytest.raises(Refused, match="refused-photo-busy"):
            photos.take(replace(sent(table, asked, b"x", f"c{n}"), seat=f"seat-{n}"))
    assert photos._waiting.full()


def test_one_seat_does_not_fill_the_queue_for_all(
    table: Table, eye: DiceInput, asked: Asked, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.adapters.camera.phone_photos.PATIENCE_S", 0.01)
    photos = PhonePhotos(eye, TableReader(table).read_alone)
    for n in range(9):
        with pytest.raises(Refused, match="refused-photo-busy"):
            photos.take(sent(table, asked, b"x", f"c{n}"))
    assert photos._waiting.qsize() == MOST_EACH


def test_a_doubtful_photograph_stays_while_the_camera_sees_nothing(
    table: Table, eye: DiceInput, asked: Asked
) -> None:
    dice = dice_for(asked)
    doubt = ReadingTrouble(ReadingProblem.UNCERTAIN_DIE, dice[0].box)
    meant = RollMeant(table.moment.game, asked.question.id, asked.version)
    eye.on_photograph(EMPTY, TableReading(dice, (doubt,), 1.0), meant, "seat-1")
    shown = eye.sight
    assert shown.seen == dice
    assert shown.photograph
    rest(eye, ())
    eye.on_trouble("unplugged")
    assert (eye.sight.seen, eye.sight.photograph) == (dice, shown.photograph)
    rest(eye, dice)
    assert open_roll(table.moment) is None


def offered(eye: DiceInput) -> bool:
    return eye.sight.needs_a_phone


def test_a_phone_is_offered_where_the_camera_does_not_see_the_dice(eye: DiceInput, asked: Asked) -> None:
    assert not offered(eye)
    rest(eye, ())
    assert not offered(eye)
    rest(eye, ())
    assert offered(eye)
    rest(eye, dice_for(asked)[:1])
    assert not offered(eye)
    eye.on_trouble("unplugged")
    assert offered(eye)
