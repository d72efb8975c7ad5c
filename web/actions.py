"""Actions of pages: each is one POST, and may be repeated if its reply was lost."""

from flask import Blueprint, Response, g, jsonify, make_response, redirect, request
from werkzeug.wrappers import Response as AnyResponse

from web.form_origin import proof
from web.pages import draw
from web.protocol import Sorry
from web.schema import DICE, ID, NUMBER, TEXT, YES_NO, takes
from web.site import LANGUAGE, cookie, language, say, site, wants_json
from web.taps import mend, number, tap
from web.visit import (
    YEAR,
    Astray,
    Role,
    Visit,
    invite,
    is_invited,
    keep_seats,
    opens,
    seats_here,
    visit,
)

actions = Blueprint("actions", __name__, url_prefix="/t/<table>")


@actions.post("/join")
@takes(name=TEXT, colour=TEXT, code=TEXT)
def join(table: str) -> AnyResponse:
    """Takes a seat with a name and a colour; needs the short code, from its cookie or typed."""
    seen = g.visit = visit(table, Role.JOIN)
    code = request.form.get("code", "").strip()
    typed = bool(code) and opens(seen.door, code)
    if not typed and not is_invited(table, seen.door):
        raise Astray(403, "wrong-code", table)
    token = _take_seat(seen)
    tokens = [*seats_here(table, seen.door).values(), token]
    response = led(f"/t/{table}/seat?seat={seen.door.seat_of(token)}")
    keep_seats(response, table, list(dict.fromkeys(tokens)))
    if typed:
        invite(response, table, code)
    return response


@actions.post("/leave")
@takes()
def leave(table: str) -> AnyResponse:
    """Gives the own seat up."""
    seen = acting(table)
    seat = seen.who.seat
    if seat is None:
        raise Astray(400, "no-role", table)
    seen.door.free(seat, seen.who)
    response = led(f"/t/{table}/join")
    keep_seats(response, table, list(seats_here(table, seen.door).values()))
    return response


@actions.post("/free")
@takes(free=ID)
def free(table: str) -> AnyResponse:
    """Frees a seat whose player is not coming back."""
    seen = acting(table)
    seen.door.free(request.form.get("free", ""), seen.who)
    return done(seen)


@actions.post("/game")
@takes(game=ID)
def play_game(table: str) -> AnyResponse:
    """Chooses the game."""
    seen = acting(table)
    seen.door.play_game(request.form.get("game", ""), seen.who)
    return done(seen)


@actions.post("/rule")
@takes(rule=ID, choice=ID)
def rule(table: str) -> AnyResponse:
    """Chooses a house rule."""
    seen = acting(table)
    seen.door.choose(request.form.get("rule", ""), request.form.get("choice", ""), seen.who)
    return done(seen)


@actions.post("/file")
@takes(file=TEXT, taken=YES_NO)
def file(table: str) -> AnyResponse:
    """Plays with a card file, or without it."""
    seen = acting(table)
    seen.door.take(request.form.get("file", ""), request.form.get("taken") == "yes", seen.who)
    return done(seen)


@actions.post("/language")
@takes(language=ID)
def speak(table: str) -> AnyResponse:
    """Chooses a language: on a phone for this device, on the kiosk for the table."""
    seen = acting(table)
    wanted = request.form.get("language", "")
    if wanted not in site().catalogue.languages:
        raise Astray(400, "no-answer", table)
    response = led(seen.home)
    if seen.role in {Role.KIOSK, Role.SETUP}:
        seen.door.speak(wanted, seen.who)
        if seen.role is Role.SETUP:
            seen.door.set_up(("language", wanted, {}), seen.who)
    else:
        response.set_cookie(cookie(LANGUAGE), wanted, max_age=YEAR, httponly=True, samesite="Lax", path="/")
    return response


@actions.post("/bot")
@takes(colour=TEXT)
def bot(table: str) -> AnyResponse:
    """Puts a bot into a free seat."""
    seen = acting(table)
    seen.door.sit_bot(request.form.get("colour", ""), seen.who)
    return done(seen)


@actions.post("/begin")
@takes()
def begin(table: str) -> AnyResponse:
    """Begins the game."""
    seen = acting(table)
    seen.door.begin(seen.who)
    return done(seen)


@actions.post("/end")
@takes(sure=ID)
def end(table: str) -> AnyResponse:
    """Ends a game that is not over."""
    seen = acting(table)
    check_sure()
    seen.door.end(seen.who)
    return done(seen)


@actions.post("/again")
@takes(sure=ID)
def again(table: str) -> AnyResponse:
    """Clears the table for the next party."""
    seen = acting(table)
    check_sure()
    seen.door.again(seen.who)
    return done(seen)


@actions.post("/same")
@takes()
def same(table: str) -> AnyResponse:
    """Begins another game with the same people."""
    seen = acting(table)
    seen.door.same_again(seen.who)
    return done(seen)


@actions.post("/forget")
@takes(sure=ID)
def forget(table: str) -> AnyResponse:
    """Deletes everything that was kept of all evenings; says what that was."""
    seen = acting(table)
    check_sure()
    told = seen.door.forget(seen.who)
    site().forget()
    return _told(seen, told)


@actions.post("/forget-dice")
@takes(sure=ID)
def forget_dice(table: str) -> AnyResponse:
    """Deletes how the dice fell on all evenings."""
    seen = acting(table)
    check_sure()
    return _told(seen, seen.door.forget_dice(seen.who))


@actions.post("/journal")
@takes()
def journal(table: str) -> AnyResponse:
    """The journal of a game that is over, as a file to keep."""
    seen = acting(table)
    return Response(
        seen.door.journal(seen.who),
        mimetype="application/json",
        headers={"Content-Disposition": 'attachment; filename="evening.json"'},
    )


@actions.post("/answer")
@takes(
    {**DICE, "blank-.+": TEXT, "pick-.+": YES_NO},
    question=TEXT,
    version=NUMBER,
    option=TEXT,
    number=NUMBER,
    blanks=NUMBER,
    picks=NUMBER,
)
def answer(table: str) -> AnyResponse:
    """Answers a question."""
    seen = acting(table)
    seen.door.answer(tap(request.form), seen.who)
    return done(seen)


@actions.post("/undo")
@takes(entry=NUMBER)
def undo(table: str) -> AnyResponse:
    """Takes the latest answer back, or asks for consent."""
    seen = acting(table)
    seen.door.undo(mend(request.form), seen.who)
    return done(seen)


@actions.post("/redo")
@takes(entry=NUMBER)
def redo(table: str) -> AnyResponse:
    """Does again what was taken back last."""
    seen = acting(table)
    seen.door.redo(mend(request.form), seen.who)
    return done(seen)


@actions.post("/leave-out")
@takes(entry=NUMBER)
def leave_out(table: str) -> AnyResponse:
    """Goes on without an entry that cannot be read."""
    seen = acting(table)
    seen.door.leave_out(mend(request.form), seen.who)
    return done(seen)


@actions.post("/consent")
@takes(entry=NUMBER, agree=YES_NO)
def consent(table: str) -> AnyResponse:
    """Agrees that something is taken back, or not."""
    seen = acting(table)
    seen.door.consent(mend(request.form).entry, request.form.get("agree") == "yes", seen.who)
    return done(seen)


@actions.post("/misread")
@takes(DICE, entry=NUMBER, option=TEXT)
def misread(table: str) -> AnyResponse:
    """Shows what would be different if something had been read right."""
    seen = acting(table)
    seen.door.misread(mend(request.form), seen.who)
    return done(seen)


@actions.post("/correct")
@takes(DICE, entry=NUMBER, option=TEXT, sure=ID)
def correct(table: str) -> AnyResponse:
    """Corrects what was read, or leaves it."""
    seen = acting(table)
    if request.form.get("sure") == "yes":
        seen.door.correct(mend(request.form), seen.who)
    else:
        seen.door.keep(seen.who)
    return done(seen)


@actions.post("/teach")
@takes(do=ID)
def teach(table: str) -> AnyResponse:
    """Teaches the camera the table's dice."""
    seen = acting(table)
    seen.door.teach(request.form.get("do", ""), seen.who)
    return done(seen)


@actions.post("/light")
@takes(segment=NUMBER)
def light(table: str) -> AnyResponse:
    """Tries a segment of the light strip out."""
    seen = acting(table)
    seen.door.light(number(request.form.get("segment", "")), seen.who)
    return done(seen)


@actions.post("/call")
@takes(call=YES_NO)
def call(table: str) -> AnyResponse:
    """Calls staff to the table, or cancels the call."""
    seen = acting(table)
    seen.door.call(request.form.get("call") == "yes", seen.who)
    return done(seen)


@actions.post("/throw")
@takes()
def throw(table: str) -> AnyResponse:
    """Throws the pretend dice."""
    seen = acting(table)
    seen.door.throw(seen.who)
    return done(seen)


@actions.post("/put")
@takes(tokens=ID)
def put(table: str) -> AnyResponse:
    """Lays pretend tokens that stand for an answer, or takes them back."""
    seen = acting(table)
    seen.door.put(request.form.get("tokens", ""), seen.who)
    return done(seen)


@actions.post("/press")
@takes(button=ID, held=YES_NO)
def press(table: str) -> AnyResponse:
    """Presses a button of the pretend panel, or holds it."""
    seen = acting(table)
    seen.door.press(request.form.get("button", ""), seen.who, request.form.get("held") == "yes")
    return done(seen)


@actions.app_errorhandler(Sorry)
def refuse(sorry: Sorry) -> AnyResponse:
    """A refusal is an ordinary reply to the page's script (a 4xx would be a fault on its console)."""
    if wants_json():
        return jsonify(sorry=sorry.text)
    return make_response(draw(g.visit, sorry=sorry.text), 409)


def acting(table: str, role: Role | None = None) -> Visit:
    """Visit in that role, or in the one that the form names. Raises Astray for spectators."""
    seen = asking(table, role)
    if seen.who.looks_on:
        raise Astray(403, "looks-on", table)
    return seen


def asking(table: str, role: Role | None = None) -> Visit:
    """Visit of an actor, read-only kiosks included. Raises Astray."""
    seen = visit(table, role or request.form.get("as", Role.SEAT), request.form.get("seat", ""))
    g.visit = seen
    return seen


def _take_seat(seen: Visit) -> str:
    command, name, colour = request.form.get("command", ""), name_typed(), request.form.get("colour", "")
    before = site().joined.recall(seen.table, command, proof(), name, colour)
    if before is not None and seen.door.seat_of(before) is not None:
        return before
    token = seen.door.sit(name, colour, language())
    site().joined.remember(seen.table, command, token, proof(), name, colour)
    return token


def name_typed() -> str:
    """The name in a form. Raises Sorry where there is none."""
    name = request.form.get("name", "")
    if not name.strip():
        raise Sorry(say("name-missing"))
    return name


def done(seen: Visit) -> AnyResponse:
    """It is done, and the page that asked for it shows it."""
    return jsonify(ok=True) if wants_json() else redirect(seen.home, 303)


def _told(seen: Visit, text: str) -> AnyResponse:
    """Done, with something to be read about it."""
    return jsonify(ok=True, told=text) if wants_json() else make_response(draw(seen, sorry=text))


def check_sure() -> None:
    """Raises Sorry unless an irreversible action is confirmed."""
    if request.form.get("sure") != "yes":
        raise Sorry(say("not-sure"))


def led(address: str) -> AnyResponse:
    """Leads to another page of the table."""
    return jsonify(go=address) if wants_json() else redirect(address, 303)
