"""A machine has the names that its network's router gives it."""

import socket
from pathlib import Path

import pytest

from companion.adapters.network.host_names import own_names


def test_its_name_in_every_domain_of_the_network_is_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Companion.Old")
    resolver = tmp_path / "resolv.conf"
    resolver.write_text("# by hand\nnameserver 10.0.0.1\nsearch attlocal.net Cafe.example.\ndomain lan\n")
    assert own_names("Table.example.org", resolver) == {
        *("companion.old", "companion.local", "companion.attlocal.net", "companion.cafe.example"),
        *("companion.lan", "table.example.org"),
    }


def test_without_a_resolver_it_has_its_own_name_still(tmp_path: Path) -> None:
    assert own_names("", tmp_path / "none") >= {socket.gethostname().lower()}
