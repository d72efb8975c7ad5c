"""The rules that are shipped for Mosquitto let everybody say and hear what is theirs, and nothing else."""

import subprocess
from collections.abc import Iterator

import pytest

from companion.cafe.broker_connection import BrokerConnection
from companion.cafe.topics import Topics
from tests.companion.waiting import wait_until
from tests.mosquitto import Ear, Mosquitto, mosquitto
from tests.systemd.on_path import SYSTEMD

USERS = ("window", "door", "staff", "homeassistant", "guest")
WINDOW, OWN_LIGHT = Topics("window"), "homeassistant/light/companion-window/light/config"
TOLD = (WINDOW.alive, WINDOW.state, WINDOW.view, WINDOW.doctor, WINDOW.light, WINDOW.done)
EVENINGS = "companion/window/evenings"
WISHES = (WINDOW.command, WINDOW.light_set)
ALL = (*TOLD, EVENINGS, *WISHES, OWN_LIGHT, "homeassistant/status", "elsewhere", "companion/other")
MAY_SAY = {
    "window": {*TOLD, EVENINGS, OWN_LIGHT},
    "door": set(),
    "staff": {WINDOW.command},
    "homeassistant": {WINDOW.light_set, "homeassistant/status"},
    "guest": set(),
}
MAY_HEAR = {
    "window": {WINDOW.alive, *WISHES},
    "door": set(),
    "staff": {*TOLD, EVENINGS, *WISHES, "companion/other"},
    "homeassistant": {WINDOW.alive, WINDOW.state, WINDOW.doctor, WINDOW.light}
    | {OWN_LIGHT, "homeassistant/status"},
    "guest": {WINDOW.alive, WINDOW.state},
}
END = "the end"


@pytest.fixture(scope="module")
def broker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Mosquitto]:
    """One with the shipped rules, at which everybody's password is their name; `root` may do anything."""
    folder = tmp_path_factory.mktemp("strict")
    rules = (SYSTEMD / "cafe/companion.acl").read_text()
    (folder / "acl").write_text(f"user root\ntopic readwrite #\n\n{_with_end(rules)}")
    passwords = folder / "passwords"
    passwords.touch()
    passwords.chmod(0o600)
    for user in ("root", *USERS):
        subprocess.run(
            [mosquitto("mosquitto_passwd"), "-b", passwords, user, user],
            check=True,
            stderr=subprocess.DEVNULL,
        )
    lines = f"allow_anonymous false\npassword_file {passwords}\nacl_file {folder / 'acl'}\n"
    with Mosquitto(folder / "broker", lines) as found:
        yield found


def _with_end(rules: str) -> str:
    """The shipped rules, and a topic by which everybody hears that all has been said."""
    return f"{rules}\npattern read {END}\n"


@pytest.fixture(scope="module")
def heard(broker: Mosquitto) -> dict[str, set[str]]:
    """What each of them hears who listens to everything, while all is said by who may say anything."""
    return {user: _heard_by(broker, user) for user in USERS}


def _heard_by(broker: Mosquitto, user: str) -> set[str]:
    with Ear(broker.broker("root", "root"), "root", ()) as root, Ear(broker.broker(user, user), user) as ear:
        wait_until(lambda: _hears(root, ear))
        for topic in (*ALL, END):
            root.line.tell(topic, "said", kept=False)
        ear.await_(END, b"said")
        return set(ear.latest) - {END}


def _hears(root: Ear, ear: Ear) -> bool:
    root.line.tell(END, "are you there?", kept=False)
    return END in ear.latest


@pytest.fixture(scope="module")
def said(broker: Mosquitto) -> dict[str, set[str]]:
    """What each of them brings to others who tries to say everything."""
    found: dict[str, set[str]] = {}
    with Ear(broker.broker("root", "root"), "root") as root:
        wait_until(lambda: _hears(root, root))
        for user in USERS:
            with Ear(broker.broker(user, user), user, ()) as mouth:
                for topic in ALL:
                    mouth.line.tell(topic, user, kept=False)
                assert mouth.line.settle(10)
            root.line.tell(END, user, kept=False)
            root.await_(END, user.encode())
            found[user] = {topic for topic, payload in root.heard if payload == user.encode()} - {END}
    return found


@pytest.mark.parametrize("user", USERS)
def test_everybody_hears_what_is_theirs_however_much_they_ask_for(
    heard: dict[str, set[str]], user: str
) -> None:
    assert heard[user] == MAY_HEAR[user]


@pytest.mark.parametrize("user", USERS)
def test_everybody_says_what_is_theirs_and_brings_nobody_anything_else(
    said: dict[str, set[str]], user: str
) -> None:
    assert said[user] == MAY_SAY[user]


@pytest.mark.parametrize("user", ["guest", "staff", "homeassistant"])
def test_who_is_no_table_cannot_pretend_to_be_one(broker: Mosquitto, user: str) -> None:
    own = Topics(user)
    forged = (own.alive, own.state, own.view, own.light, f"homeassistant/light/companion-{user}/light/config")
    with (
        Ear(broker.broker("root", "root"), "root") as root,
        Ear(broker.broker(user, user), user, ()) as mouth,
    ):
        wait_until(lambda: _hears(root, root))
        for topic in forged:
            mouth.line.tell(topic, user, kept=True)
        assert mouth.line.settle(10)
        root.line.tell(END, "over", kept=False)
        root.await_(END, b"over")
        assert {topic for topic, payload in root.heard if payload == user.encode()} == set()


@pytest.mark.parametrize(("user", "password"), [("", ""), ("guest", "wrong"), ("nobody", "nobody")])
def test_who_has_no_password_is_turned_away(broker: Mosquitto, user: str, password: str) -> None:
    line = BrokerConnection(broker.broker(user, password), "stranger")
    line.open()
    wait_until(lambda: line.refused)
    line.close()
