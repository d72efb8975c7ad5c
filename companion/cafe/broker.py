"""Where the broker is, which a table without the client's package knows, too."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Broker:
    """Address and account at the broker. `certificate` is the file of its authority, for TLS."""

    host: str
    port: int = 1883
    user: str = ""
    password: str = ""
    certificate: str = ""
