"""What comes may be lost, doubled, late or nonsense: no press is wrong, and nothing gets stuck."""

import struct
from dataclasses import dataclass, field

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.devices.panel_session import (
    ANSWER,
    GONE,
    STILL_HERE,
    STILL_MEANT,
    STRANGER,
    Session,
    WantedLights,
)
from firmware import wire
from firmware.handshake import AGAIN, Here
from tests.companion.devices.board import Board

RED, BLUE = WantedLights(b"\xff\0\0" * 3, 10, 0.0), WantedLights(b"\0\0\xff" * 3, 10, 0.0)


@dataclass
class Talk:
    """A session and a board, with a clock that stands until it is moved."""

    board: Board = field(default_factory=Board)
    now: float = 0.0
    wanted: WantedLights | None = None
    lit: int = 0
    number: int = 7

    def __post_init__(self) -> None:
        self.session = Session(self.number, self.now)
        self.pressed: list[int] = []

    def hear(self, arrived: bytes) -> None:
        self.pressed += self.session.hear(arrived, self.now)

    def exchange(self, seconds: float = 0.0) -> None:
        """Lets time pass, and both say all that they have to say."""
        self.now += seconds
        while data := self.session.due(self.now, self.wanted, self.lit):
            self.hear(self.board.hear(data))


@pytest.fixture
def talk() -> Talk:
    met = Talk()
    met.exchange()
    assert met.session.here is not None
    return met


def test_it_greets_until_the_board_has_introduced_itself() -> None:
    talk = Talk()
    assert talk.session.due(0.0, None)
    assert talk.session.due(AGAIN - 0.01, None) == b""
    talk.exchange(AGAIN)
    assert talk.session.here == Here(7, wire.VERSION, 3, 7, 0, "model")


def test_the_answer_to_somebody_elses_hello_is_none() -> None:
    session, board = Session(7, 0.0), Board()
    session.hear(board.hear(Session(8, 0.0).due(0.0, None)), 0.0)
    assert session.here is None


def test_a_press_comes_out_once_and_a_release_never(talk: Talk) -> None:
    for said in (talk.board.press(2), talk.board.release(2), talk.board.press(2)):
        talk.hear(said)
    assert talk.pressed == [2, 2]


def test_a_press_that_comes_twice_counts_once(talk: Talk) -> None:
    said = talk.board.press(2)
    talk.hear(said + said)
    assert talk.pressed == [2]


def test_a_press_that_comes_after_its_release_counts_no_more(talk: Talk) -> None:
    press, release = talk.board.press(2), talk.board.release(2)
    talk.hear(release + press)
    assert talk.pressed == []
    assert talk.session.down == 0


def test_a_button_held_when_they_meet_was_not_pressed() -> None:
    talk = Talk()
    talk.board.down = 0b100
    talk.exchange()
    assert (talk.session.down, talk.pressed) == (0b100, [])


def test_a_lost_release_is_made_up_for_by_the_next_word(talk: Talk) -> None:
    talk.hear(talk.board.press(1))
    talk.board.release(1)
    talk.exchange(STILL_HERE)
    assert talk.session.down == 0


def test_a_press_before_the_introduction_is_none() -> None:
    talk = Talk()
    talk.hear(talk.board.press(0))
    assert talk.pressed == []


def test_a_button_that_the_board_does_not_have_was_not_pressed() -> None:
    talk = Talk(Board(buttons=2))
    talk.exchange()
    talk.hear(talk.board.press(2))
    assert talk.pressed == []


def test_the_latest_picture_is_sent_and_the_one_before_it_left_out(talk: Talk) -> None:
    talk.session.due(talk.now, WantedLights(bytes(9), 0, 0.0))  # on its way, not yet taken
    assert talk.session.due(talk.now, RED) == b""
    talk.wanted = BLUE
    talk.exchange(ANSWER)
    assert talk.board.shown == [BLUE.lamps]


def test_a_picture_is_sent_again_as_long_as_it_is_meant_and_then_no_more(talk: Talk) -> None:
    talk.wanted = RED
    talk.exchange(STILL_HERE - 0.01)
    talk.exchange(STILL_HERE - 0.01)
    assert talk.board.shown == [RED.lamps]
    while talk.now < STILL_MEANT:
        talk.exchange(STILL_HERE)
    sent = len(talk.board.shown)
    assert sent > 3
    talk.exchange(STILL_HERE)
    assert len(talk.board.shown) == sent


def test_a_picture_that_was_not_taken_is_sent_again_and_counted(talk: Talk) -> None:
    assert talk.session.due(talk.now, RED)
    talk.wanted = RED
    talk.exchange(ANSWER - 0.01)
    assert talk.board.shown == []
    talk.exchange(0.01)
    assert (talk.board.shown, talk.session.lost) == ([RED.lamps], 1)


@pytest.mark.parametrize("lamps", [1, 2, 3, 4, wire.LAMPS_IN_ONE, wire.LAMPS_IN_ONE + 1, 300])
def test_a_picture_fits_the_boards_strip(lamps: int) -> None:
    talk = Talk(Board(lamps=lamps), wanted=RED)
    talk.exchange()
    assert talk.board.shown == [RED.lamps[: 3 * lamps].ljust(3 * lamps, b"\0")]


def test_the_lamps_of_its_buttons_are_lit_once_the_picture_is_there(talk: Talk) -> None:
    talk.wanted, talk.lit = RED, 0b1001
    assert talk.session.due(talk.now, RED, 0b1001)[1] == wire.PICTURE
    talk.exchange(ANSWER)
    assert (talk.board.shown, talk.board.lit) == ([RED.lamps], 0b1001)
    assert talk.session.due(talk.now, RED, 0b1001) == b""


def test_a_light_that_was_not_taken_is_told_again(talk: Talk) -> None:
    assert talk.session.due(talk.now, None, 0b10)
    talk.lit = 0b10
    talk.exchange(ANSWER)
    assert talk.board.lit == 0b10


def test_a_board_that_began_anew_has_its_buttons_lit_again(talk: Talk) -> None:
    talk.lit = 0b11
    talk.exchange()
    talk.board.restart()
    talk.exchange(STILL_HERE)
    talk.exchange(AGAIN)
    assert talk.board.lit == 0b11


def test_lamps_that_an_earlier_companion_left_lit_are_put_out() -> None:
    talk = Talk()
    talk.board.lit = 0b111
    talk.exchange()
    assert talk.board.lit == 0


def test_a_board_whose_version_knows_no_lamps_in_buttons_is_told_of_none() -> None:
    talk = Talk(Board(version=wire.LIGHT_SINCE - 1), lit=0b1)
    for _ in range(5):
        talk.exchange(STILL_HERE)
    assert (talk.board.lit, talk.session.lost) == (0, 0)
    assert not talk.session.over(talk.now)


def test_a_board_without_lamps_is_sent_none() -> None:
    talk = Talk(Board(lamps=0), wanted=RED)
    talk.exchange()
    assert talk.board.shown == []


def test_a_board_that_began_anew_is_greeted_and_given_the_picture_again(talk: Talk) -> None:
    talk.wanted = RED
    talk.exchange()
    talk.board.restart()
    talk.now = STILL_MEANT
    talk.exchange(STILL_HERE)
    talk.hear(talk.board.press(3))
    assert talk.board.shown[1:] == [RED.lamps]
    assert talk.pressed == [3]


def test_an_older_board_that_says_less_is_understood() -> None:
    talk = Talk(Board(version=1))
    talk.exchange()
    assert talk.session.due(talk.now, RED)
    talk.hear(wire.encode(wire.TAKEN, 1, bytes([7])))
    assert talk.session.due(talk.now, BLUE) != b""
    talk.hear(wire.encode(wire.ALIVE, 1, struct.pack(">BH", 7, 0b1)))
    assert (talk.session.down, talk.session.dropped) == (1, 0)


def test_what_it_does_not_know_it_passes_over(talk: Talk) -> None:
    for kind in set(range(256)) - {wire.TAKEN, wire.BUTTON, wire.ALIVE, wire.HERE}:
        talk.hear(wire.encode(kind, 1, bytes([7, 1, 1, 1, 1, 1, 1, 1])))
    assert (talk.pressed, talk.session.down) == ([], 0)


@pytest.mark.parametrize(("met", "patience"), [(False, STRANGER), (True, GONE)])
def test_a_board_that_says_nothing_more_is_given_up(met: bool, patience: float) -> None:
    talk = Talk()
    if met:
        talk.exchange()
    assert not talk.session.over(patience)
    assert talk.session.over(patience + 0.01)


@given(st.lists(st.binary(max_size=300), max_size=5))
def test_nonsense_presses_nothing_and_the_board_is_met_all_the_same(noise: list[bytes]) -> None:
    talk = Talk(wanted=RED)
    for some in noise:
        talk.hear(some)
    talk.hear(wire.END)
    talk.exchange(AGAIN)
    talk.hear(talk.board.press(2))
    assert talk.pressed == [2]
    assert talk.board.shown[-1:] == [RED.lamps]


@given(st.integers(0, 60), st.integers(1, 20))
def test_it_may_be_unplugged_at_any_byte(cut: int, bite: int) -> None:
    board, talk = Board(), Talk()
    said = board.hear(talk.session.due(0.0, None)) + board.press(2) + board.release(2) + board.press(4)
    for at in range(0, min(cut, len(said)), bite):
        talk.hear(said[at : min(at + bite, cut)])
    assert talk.pressed in ([], [2], [2, 4])
    again = Talk(board, now=1.0, wanted=BLUE, number=8)
    again.hear(said[cut:])
    again.exchange(AGAIN)
    assert again.pressed == []
    assert board.shown == [BLUE.lamps]


FATES = ("kept", "lost", "doubled", "late", "spoilt")
doings = st.lists(
    st.tuples(st.sampled_from(("press", "release", "pass")), st.integers(0, 6), st.sampled_from(FATES)),
    max_size=40,
)


@settings(max_examples=150)
@given(doings, st.lists(st.sampled_from(FATES), min_size=1, max_size=10))
def test_on_a_bad_wire_no_press_is_wrong_and_on_a_good_one_all_goes_on(
    done: "list[tuple[str, int, str]]", fates: list[str]
) -> None:
    talk, truly, late = Talk(wanted=RED), list[int](), list[bytes]()
    talk.exchange()
    for number, (what, button, fate) in enumerate(done):
        said, sent = b"", talk.session.due(talk.now, talk.wanted, number)
        answers = talk.board.hear(_fated(sent, fates[number % len(fates)], late))
        if what == "press" and not talk.board.down >> button & 1:
            truly.append(button)
            said = talk.board.press(button)
        elif what == "release" and talk.board.down >> button & 1:
            said = talk.board.release(button)
        talk.hear(_fated(said + answers, fate, late))
        assert _is_part(talk.pressed, truly)
        talk.now += 0.13
    _heals(talk)


def _fated(said: bytes, fate: str, late: list[bytes]) -> bytes:
    if fate == "late":
        late.append(said)
        return b""
    before = b"".join(reversed(late)) if fate == "doubled" else b""
    spoilt = bytes([said[0] ^ 0x55]) + said[1:] if said else b""
    return before + {"kept": said, "lost": b"", "doubled": said + said, "spoilt": spoilt}[fate]


def _is_part(some: list[int], everything: list[int]) -> bool:
    rest = iter(everything)
    return all(one in rest for one in some)


def _heals(talk: Talk) -> None:
    talk.wanted, talk.lit = BLUE, 0b101
    for _ in range(8):
        talk.exchange(0.25)
    assert (talk.board.shown[-1], talk.board.lit) == (BLUE.lamps, 0b101)
    for said in (talk.board.release(5), talk.board.press(5)):
        talk.hear(said)
    assert talk.pressed[-1] == 5
