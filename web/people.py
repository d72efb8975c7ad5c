"""Actions on people: leaving in mid game, coming back, closing the table to newcomers."""

from flask import Blueprint, request
from werkzeug.wrappers import Response as AnyResponse

from web.actions import acting, check_sure, done
from web.schema import ID, YES_NO, takes

leaving = Blueprint("leaving", __name__, url_prefix="/t/<table>")


@leaving.post("/step-out")
@takes(who=ID)
def step_out(table: str) -> AnyResponse:
    """A bot plays on until its player is back."""
    seen = acting(table)
    seen.door.step_out(request.form.get("who", ""), seen.who, for_good=False)
    return done(seen)


@leaving.post("/go-home")
@takes(who=ID, sure=ID)
def go_home(table: str) -> AnyResponse:
    """A bot plays on for good; another person may play on for it."""
    seen = acting(table)
    check_sure()
    seen.door.step_out(request.form.get("who", ""), seen.who, for_good=True)
    return done(seen)


@leaving.post("/back")
@takes(who=ID)
def back(table: str) -> AnyResponse:
    """Ends a bot's stand-in: its player plays again."""
    seen = acting(table)
    seen.door.come_back(request.form.get("who", ""), seen.who)
    return done(seen)


@leaving.post("/joining")
@takes(open=YES_NO)
def joining(table: str) -> AnyResponse:
    """Lets nobody new join, or lets people join again."""
    seen = acting(table)
    seen.door.close_joining(seen.who, closed=request.form.get("open") != "yes")
    return done(seen)
