"""The host of the emulated table: unlocks its screen, and walks through the set-up."""

from tests.evening.players.evening import kiosk
from tests.evening.players.phone import Phone

PIN = "2468"


def host(address: str) -> Phone:
    """The kiosk's page, opened elsewhere by the host."""
    screen = kiosk(address)
    form = next(form for form in screen.forms() if form.action.endswith("/unlock"))
    assert "go" in screen.tap(form, pin=PIN)
    return screen


def set_up(screen: Phone) -> None:
    """Walks through the set-up of a new table, and changes nothing."""
    while steps := [form for form in screen.forms() if form.id in {"setup-on", "setup-finish"}]:
        assert "sorry" not in screen.tap(steps[0], **dict(steps[0].buttons[:1]))
