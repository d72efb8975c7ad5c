"""The way into the card editor, for the host alone."""

from companion.adapters.card_editor.editor_session import EditorSession
from companion.adapters.use_cases.handlers import handles
from companion.adapters.use_cases.table_access import TableAccess
from companion.engine.refusal import refuse
from web.ports.protocol import PageViewer
from web.ports.queries import ReadCardPicture


def card_editor(at: TableAccess, who: PageViewer) -> EditorSession:
    """The card editor as this viewer uses it. Raises Refused for anybody but the host."""
    at.check_host(who)
    if not at.has_pin and not who.at_screen:
        raise refuse("refused-card-editor-afar")
    if at.deck_editor is None:
        raise refuse("refused-card-editor")
    return EditorSession(at.deck_editor, at.speech(who))


@handles(ReadCardPicture)
def _card_picture(at: TableAccess, wanted: ReadCardPicture, _: PageViewer) -> bytes | None:
    return at.deck_editor.pictures.read(wanted.card) if at.deck_editor else None
