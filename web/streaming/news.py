"""The second way for news: the current pages, for a browser that no stream reaches.

Virus scanners, old proxies and odd phones hand a stream on only when it ends, or cut it off.
"""

import json
from collections.abc import Iterator
from functools import partial

from flask import Blueprint, make_response, request
from werkzeug.wrappers import Response as AnyResponse

from web.connections.polling import Share
from web.placeholders import filled
from web.ports.schema import ID, NUMBER, TEXT, Astray, takes
from web.site import site
from web.streaming.stream import CLIENT_MOST, PAGES_MOST, AskedPage, asked_pages, watching_of
from web.streaming.watching import Watching

news = Blueprint("news", __name__)


@news.get("/t/<table>/news")
@takes({"as": ID, "seat": ID, "language": ID}, client=TEXT, look=NUMBER)
def look(table: str) -> AnyResponse:
    """The events with which a stream would begin, as JSON; 304 where they are those that the browser names.

    What a stream takes it takes, too; `look` differs each time, so no cache has this address.
    """
    client, asked = request.args.get("client", ""), asked_pages()
    if not (1 <= len(client) <= CLIENT_MOST and len(asked) <= PAGES_MOST):
        raise Astray(400, "no-role", table)
    events = [event for one in asked for event in _events(table, one, client)]
    reply = make_response(json.dumps(events, ensure_ascii=False))
    reply.mimetype = "application/json"
    reply.add_etag()
    return reply.make_conditional(request)


def _events(table: str, asked: AskedPage, client: str) -> Iterator[dict[str, str]]:
    name = asked.name
    try:
        watching = watching_of(table, asked)
    except Astray as astray:
        if astray.status != 403:
            raise
        yield {"type": "gone", "page": name, "data": ""}
        return
    yield {"type": "page", "page": name, "data": _page(watching, f"{client} {name}")}
    for kind, data in (("strip", watching.strip()), ("shown", watching.shown())):
        if data:
            yield {"type": kind, "page": name, "data": data}


def _page(watching: Watching, client: str) -> str:
    page, seen = watching.page(), watching.visit
    text = filled(watching.draw(page).text, page.you)
    share = Share(True, *watching.whose) if watching.is_seated else Share(False, request.remote_addr or "")
    follow = partial(seen.door.follow, seen.who, client, screen=seen.is_screen)
    if site().polling.stay(client, text, follow, share):
        seen.door.note_sent("page", text, seen.who)
    return text
