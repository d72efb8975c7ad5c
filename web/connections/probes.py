"""Answers what phones ask to find out whether a Wi-Fi leads anywhere, so that they stay in the box's own."""

from dataclasses import dataclass

from flask import Flask, Response, request

APPLE = "<HTML><HEAD><TITLE>Success</TITLE></HEAD><BODY>Success</BODY></HTML>"


@dataclass(frozen=True)
class Reply:
    """Reply that makes a phone stay in a network without internet."""

    status: int
    text: str = ""
    kind: str = "text/plain"


NOTHING_MORE = Reply(204)
IS_APPLE = Reply(200, APPLE, "text/html")
IS_ONLINE = Reply(200, "NetworkManager is online\n")
IS_OK = Reply(200, "OK\n")
FIREFOX = '<meta http-equiv="refresh" content="0;url=https://support.mozilla.org/kb/captive-portal"/>'
ANDROID = {"/generate_204": NOTHING_MORE, "/gen_204": NOTHING_MORE}
OF_APPLE = {"/": IS_APPLE, "/hotspot-detect.html": IS_APPLE, "/library/test/success.html": IS_APPLE}
WINDOWS = {"/connecttest.txt": Reply(200, "Microsoft Connect Test")}
PROBES = {
    **dict.fromkeys(
        (
            "connectivitycheck.gstatic.com",
            "connectivitycheck.android.com",
            "connectivitycheck.platform.hicloud.com",
            "connectivitycheck.grapheneos.network",
            "clients1.google.com",
            "clients3.google.com",
            "connect.rom.miui.com",
            "conn1.coloros.com",
            "conn1.oppomobile.com",
            "connectivity.samsung.com.cn",
            "play.googleapis.com",
            "wifi.vivo.com.cn",
            "www.google.com",
            "www.gstatic.com",
        ),
        ANDROID,
    ),
    **dict.fromkeys(
        ("captive.apple.com", "gsp1.apple.com", "www.appleiphonecell.com", "www.airport.us"),
        OF_APPLE,
    ),
    "www.apple.com": {"/library/test/success.html": IS_APPLE},
    "www.msftconnecttest.com": WINDOWS,
    "ipv6.msftconnecttest.com": WINDOWS,
    "www.msftncsi.com": {"/ncsi.txt": Reply(200, "Microsoft NCSI")},
    "edge-http.microsoft.com": {"/captiveportal/generate_204": NOTHING_MORE},
    "detectportal.firefox.com": {
        "/success.txt": Reply(200, "success\n"),
        "/canonical.html": Reply(200, FIREFOX, "text/html"),
    },
    "nmcheck.gnome.org": {"/check_network_status.txt": IS_ONLINE},
    "network-test.debian.org": {"/nm": IS_ONLINE},
    "connectivity-check.ubuntu.com": {"/": NOTHING_MORE},
    "fedoraproject.org": {"/static/hotspot.txt": Reply(200, "OK")},
    "ping.archlinux.org": {"/nm-check.txt": IS_ONLINE},
    "ping.manjaro.org": {"/check_network_status.txt": IS_ONLINE},
    "conncheck.opensuse.org": {"/": IS_ONLINE},
    "networkcheck.kde.org": {"/": IS_OK},
    "spectrum.s3.amazonaws.com": {
        "/kindle-wifi/wifistub.html": Reply(200, "81ce4465-7167-4dcb-835b-dcc9e44c112a", "text/html")
    },
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
