"""Answers what phones ask to find out whether a Wi-Fi leads anywhere, so that they stay in the box's own."""

from dataclasses import dataclass

from flask import Flask, Response, request

APPLE = "<HTML><HEAD><TITLE>Success</TITLE></HEAD><BODY>Success</BODY></HTML>"


@dataclass(frozen=True)
class Reply:
    """What a phone expects to hear of a network that it may stay in."""

    status: int
    text: str = ""
    kind: str = "text/plain"


NOTHING_MORE = Reply(204)
IS_APPLE = Reply(200, APPLE, "text/html")
ANDROID = {"/generate_204": NOTHING_MORE, "/gen_204": NOTHING_MORE}
PROBES = {
    **dict.fromkeys(
        (
            "connectivitycheck.gstatic.com",
            "connectivitycheck.android.com",
            "connectivitycheck.platform.hicloud.com",
            "clients1.google.com",
            "clients3.google.com",
            "connect.rom.miui.com",
            "www.google.com",
        ),
        ANDROID,
    ),
    "captive.apple.com": {"/": IS_APPLE, "/hotspot-detect.html": IS_APPLE},
    "www.apple.com": {"/library/test/success.html": IS_APPLE},
    "www.msftconnecttest.com": {"/connecttest.txt": Reply(200, "Microsoft Connect Test")},
    "www.msftncsi.com": {"/ncsi.txt": Reply(200, "Microsoft NCSI")},
    "detectportal.firefox.com": {"/success.txt": Reply(200, "success\n")},
    "nmcheck.gnome.org": {"/check_network_status.txt": Reply(200, "NetworkManager is online\n")},
    "network-test.debian.org": {"/nm": Reply(200, "NetworkManager is online\n")},
}
"""By the name and the path that are asked for, what is replied: always the same, and nothing of a table."""


def answer_probes(app: Flask) -> None:
    """Answers them before anything else is asked of a request."""
    app.before_request_funcs.setdefault(None, []).insert(0, _reply)


def _reply() -> Response | None:
    if request.method not in {"GET", "HEAD"}:
        return None
    name = request.host.partition(":")[0].lower()
    reply = PROBES.get(name, {}).get(request.path)
    return None if reply is None else Response(reply.text, reply.status, content_type=reply.kind)
