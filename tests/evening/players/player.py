"""Somebody who plays by what the page offers: boldly, the first thing that it offers, or by chance."""

from collections.abc import Sequence
from random import Random

from tests.evening.players.forms import Form
from tests.evening.players.phone import Phone


class Player:
    """Taps what is open on a phone. With a `chance` anything legal, without one always the first button."""

    def __init__(self, phone: Phone, chance: Random | None = None) -> None:
        self.phone = phone
        self.chance = chance

    def act(self) -> bool:
        """Answers one open question that waits for this phone; False if there is none but a roll."""
        waiting = [form for form in self.phone.prompts() if not form.standing and not form.picks]
        if not waiting:
            return False
        for name, value in self._wanted(waiting[0]):
            reply = self.phone.tap(waiting[0], **{name: value})
            assert reply.get("ok") or "sorry" in reply, reply
            if reply.get("ok"):
                break
        return True

    def _wanted(self, form: Form) -> Sequence[tuple[str, str]]:
        """The buttons in the order in which they are tried: one that is barred is only said to be so."""
        return form.buttons if self.chance is None else self.chance.sample(form.buttons, len(form.buttons))
