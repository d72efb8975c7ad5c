"""Somebody who plays by what the page offers: boldly, the first thing that it offers, or by chance."""

from random import Random

from tests.evening.forms import Form
from tests.evening.phone import Phone


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
        name, value = self._pick(waiting[0])
        reply = self.phone.tap(waiting[0], **{name: value})
        assert reply.get("ok") or "sorry" in reply, reply
        return True

    def _pick(self, form: Form) -> tuple[str, str]:
        return form.buttons[0] if self.chance is None else self.chance.choice(form.buttons)
