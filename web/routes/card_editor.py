"""The card editor's pages: the shelf of decks, one deck, and one card that is written."""

from dataclasses import dataclass, replace

from flask import Blueprint, Response, g, jsonify, make_response, redirect, request
from werkzeug.wrappers import Response as AnyResponse

from web.connections.own_screen import is_own_screen
from web.connections.rate_limit import network
from web.form_origin import proof
from web.guard import TEXT_LIMIT
from web.ports.card_editor import ALL, Brought, EditorAddress, EditorPort, Lines
from web.ports.form_values import number
from web.ports.protocol import Door, PageViewer, Sorry
from web.ports.schema import ID, LONG, NUMBER, TEXT, YES_NO, Astray, takes
from web.routes.arranging import CardFilter, arranged
from web.shown.card_editor import EditorCardView
from web.site import language, page_command, site, wants_json
from web.visit import door_of, host_of, keep_host

card_editor = Blueprint("card_editor", __name__, url_prefix="/t/<table>/card-editor")
LINE = "line-"
"""Prefix of a card's lines in its form."""


@dataclass(frozen=True)
class At:
    """One request to the card editor of a table."""

    table: str
    door: Door
    who: PageViewer
    editor: EditorPort

    @property
    def home(self) -> str:
        """The address of the shelf."""
        return f"/t/{self.table}/card-editor"

    def led(self, *way: str) -> AnyResponse:
        """Leads to a page below the shelf."""
        address = "/".join((self.home, *way))
        return jsonify(go=address) if wants_json() else redirect(address, 303)


@card_editor.get("")
def shelf(table: str) -> AnyResponse:
    """Shows all decks."""
    at = _at(table)
    return _drawn(at, "decks.html", shelf=at.editor.shelf())


@card_editor.post("")
@takes(do=ID, title=TEXT, language=ID, file=TEXT, taken=YES_NO, text=LONG)
def decks(table: str) -> AnyResponse:
    """A deck is made, copied, brought in or brought back."""
    at, form = _at(table), request.form
    match form.get("do", ""):
        case "create":
            return at.led(at.editor.create(form.get("title", ""), form.get("language", "")))
        case "copy":
            return at.led(at.editor.copy(form.get("file", ""), form.get("title", "")))
        case "back":
            return at.led(at.editor.bring_back(form.get("file", "")))
        case "take":
            at.editor.take(form.get("file", ""), taken=form.get("taken") == "yes")
            return at.led()
        case "bring":
            return _drawn(at, "imported.html", imported=at.editor.bring_in("", "", _brought()))
    raise Astray(400, "no-answer", table)


@card_editor.post("/unlock")
@takes(pin=TEXT)
def unlock(table: str) -> AnyResponse:
    """Makes this browser the host's for a while, and leads to the shelf."""
    door = door_of(table)
    who = replace(_who(table), address=network(request.remote_addr or ""))
    token = door.execute(page_command("UnlockHost").make(pin=request.form.get("pin", "")), who)
    response = redirect(f"/t/{table}/card-editor", 303)
    keep_host(response, table, token)
    return response


@card_editor.get("/<deck>")
def deck(table: str, deck: str) -> AnyResponse:
    """One deck, sorted, searched and filtered."""
    at = _at(table)
    shown, wanted = at.editor.deck(deck), CardFilter.of(request.args)
    return _drawn(at, "deck.html", deck=shown, cards=arranged(shown, wanted), wanted=wanted)


@card_editor.post("/<deck>")
@takes(do=ID, title=TEXT, version=NUMBER, section=TEXT, text=LONG)
def change_deck(table: str, deck: str) -> AnyResponse:
    """A deck gets another name, goes into the bin, becomes as it was, or takes cards in."""
    at, form = _at(table), request.form
    match form.get("do", ""):
        case "rename":
            return at.led(at.editor.rename(deck, form.get("title", "")))
        case "delete":
            at.editor.delete(deck)
            return at.led()
        case "restore":
            at.editor.restore(deck, number(form.get("version", "")))
            return at.led(deck)
        case "begin":
            return _at_card(at, at.editor.begin(deck, form.get("section", "")))
        case "bring":
            imported = at.editor.bring_in(deck, form.get("section", ""), _brought())
            return _drawn(at, "imported.html", imported=imported)
    raise Astray(400, "no-answer", table)


@card_editor.get("/<deck>/export")
def export(table: str, deck: str) -> Response:
    """The deck as one file, to keep or to share."""
    text = _at(table).editor.export(deck)
    headers = {"Content-Disposition": f'attachment; filename="{deck}"'} if deck.isascii() else {}
    return Response(text, mimetype="application/yaml", headers=headers)


@card_editor.get("/<deck>/<section>/<card>")
def card(table: str, deck: str, section: str, card: str) -> AnyResponse:
    """One card as a form."""
    at = _at(table)
    touched = request.args.getlist("touched") or None
    shown = at.editor.card(EditorAddress(deck, section, card), tried="tried" in request.args, touched=touched)
    return _drawn(at, "card.html", card=shown)


@card_editor.post("/<deck>/<section>/<card>")
@takes({"line-.+": LONG}, do=ID, several=TEXT, places=TEXT, touched=TEXT)
def write_card(table: str, deck: str, section: str, card: str) -> AnyResponse:
    """Saves the typed card as a draft; buttons keep it, try it, discard it or delete it."""
    at, place, lines = _at(table), EditorAddress(deck, section, card), _lines()
    match request.form.get("do", ""):
        case "keep":
            return _kept(at, place, lines)
        case "give-up":
            at.editor.give_up(place)
            return at.led(deck)
        case "remove":
            at.editor.remove(place)
            return at.led(deck)
        case "try":
            at.editor.draft(place, lines)
            return _at_card(at, place, "?tried=yes#tried")
    return _drafted(at, place, at.editor.draft(place, lines, request.form.getlist("touched")))


@card_editor.post("/<deck>/<section>/<card>/photograph")
@takes()
def photograph(table: str, deck: str, section: str, card: str) -> AnyResponse:
    """A picture of the printed card is kept, or taken away."""
    at, place = _at(table), EditorAddress(deck, section, card)
    picture = request.files.get("picture")
    at.editor.photograph(place, picture.read() if picture else b"")
    return _at_card(at, place)


@card_editor.errorhandler(Sorry)
def refuse(sorry: Sorry) -> AnyResponse:
    """Refusal with the way back; a locked-out host can type the PIN."""
    if wants_json():
        return jsonify(sorry=sorry.text)
    table = str((request.view_args or {}).get("table", ""))
    door = door_of(table)
    locked = not g.get("opened", False)
    page = door.page(_who(table)) if locked else None
    text = site().drawing.plain(
        "refused.html",
        language(),
        proof(),
        role="card_editor",
        text=sorry.text,
        base=f"/t/{table}",
        back=request.path.removesuffix("/photograph"),
        has_pin=page is not None and page.status.has_pin,
        opened=not locked,
    )
    return make_response(text, 403 if locked else 409)


def _at(table: str) -> At:
    """EditorPort of the host. Raises Sorry for other viewers."""
    door = door_of(table)
    who = _who(table)
    editor = door.card_editor(who)
    g.opened = True
    return At(table, door, who, editor)


def _who(table: str) -> PageViewer:
    here = is_own_screen(request)
    return PageViewer(None, language(), at_screen=here, host=host_of(table))


def _brought() -> Brought:
    """An uploaded file, or what was pasted."""
    upload = request.files.get("file")
    data = upload.read(TEXT_LIMIT + 1) if upload else b""
    pasted = request.form.get("text", "")
    if max(len(data), len(pasted)) > TEXT_LIMIT:
        raise Astray(413, "too-large")
    return data or pasted


def _lines() -> Lines:
    """A card as its form sends it: a text, sentences, or what stands in each place of a line, if anything."""
    form = request.form
    several, places = set(form.getlist("several")), set(form.getlist("places"))
    names = [name for name in form if name.startswith(LINE)]
    typed = {name.removeprefix(LINE): tuple(form.getlist(name)) for name in names}
    placed = {key: many for key, many in typed.items() if key in places}
    lines = {key: _filled(many) if key in several else many[0] for key, many in typed.items()}
    return {**lines, **{key: many if any(many) else () for key, many in placed.items()}}


def _filled(many: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(one for one in many if one.strip())


def _at_card(at: At, place: EditorAddress, more: str = "") -> AnyResponse:
    return at.led(place.deck, place.section, f"{place.card}{more}")


def _kept(at: At, place: EditorAddress, lines: Lines) -> AnyResponse:
    """Where the card then is; one with faults is led to the first of them, and all are told."""
    try:
        return _at_card(at, at.editor.keep(place, lines))
    except Sorry:
        wrong = [field for field in at.editor.card(place, touched=(ALL,)).fields if field.wrong]
        if not wrong:
            raise
        return _at_card(at, place, f"?touched={ALL}#{wrong[0].control}")


def _drafted(at: At, place: EditorAddress, shown: EditorCardView) -> AnyResponse:
    """The card as it now stands, for the page's script to swap in."""
    if not wants_json():
        return _at_card(at, place)
    base = f"/t/{at.table}"
    return jsonify(main=site().drawing.part("card.html", at.who.language, proof(), base=base, card=shown))


def _drawn(at: At, template: str, **shown: object) -> AnyResponse:
    base = f"/t/{at.table}"
    text = site().drawing.plain(template, at.who.language, proof(), role="card_editor", base=base, **shown)
    return make_response(text)
