"""The way into the workshop, for the host alone."""

from companion.adapters.card_editor.editor_session import EditorSession
from companion.adapters.use_cases.handlers import handles
from companion.adapters.use_cases.table_access import TableAccess
from companion.engine.refusal import refuse
from web.ports.protocol import PageViewer
from web.ports.queries import ReadCardPicture


def workshop(at: TableAccess, who: PageViewer) -> EditorSession:
    """The workshop as this viewer uses it. Raises Refused for anybody but the host."""
    at.check_host(who)
    if not at.has_pin and not who.at_screen:
        raise refuse("refused-workshop-afar")
    if at.bench is None:
        raise refuse("refused-workshop")
    return EditorSession(at.bench, at.speech(who))


@handles(ReadCardPicture)
def _card_picture(at: TableAccess, wanted: ReadCardPicture, _: PageViewer) -> bytes | None:
    return at.bench.pictures.read(wanted.card) if at.bench else None
