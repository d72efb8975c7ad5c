"""The way into the workshop, for the host alone."""

from companion.adapters.card_editor.editor_session import EditorSession
from companion.adapters.http.base_handler import Threshold
from companion.engine.refusal import refuse
from web.protocol import PageViewer


class Crafting(Threshold):
    """Requests of whoever writes cards."""

    def workshop(self, who: PageViewer) -> EditorSession:
        """The workshop as this viewer uses it. Raises Sorry for anybody but the host."""
        with self._sorry(who):
            self._check_host(who)
            if not self._has_pin and not who.at_screen:
                raise refuse("refused-workshop-afar")
            if self._bench is None:
                raise refuse("refused-workshop")
            return EditorSession(self._bench, self._speech(who))

    def card_picture(self, card: str) -> bytes | None:
        """The JPEG of a printed card, by its id, or None."""
        return self._bench.pictures.read(card) if self._bench else None
