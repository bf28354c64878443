"""The addresses of servers and of tables, as people copy them from a browser."""

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from lastcard.cli.online.errors import LinkWrong, ServerWrong
from lastcard.table.state.entries import MatchId

_TABLE: Final = re.compile(r"/t/([A-Za-z0-9._-]{1,40})/?")


@dataclass(frozen=True, slots=True)
class TableLink:
    """A table and its server."""

    server: str
    """As browsers name an origin: ``https://cards.example``."""
    table: MatchId

    def __str__(self) -> str:
        return f"{self.server}/t/{self.table}"


def read_server(text: str) -> str:
    """The server that an address belongs to, or ``ServerWrong``."""
    try:
        return _split(text)[0]
    except LinkWrong:
        raise ServerWrong(text=text[:200]) from None


def read_link(text: str) -> TableLink:
    """The table that an address like ``https://cards.example/t/abc`` shows, or ``LinkWrong``."""
    server, path = _split(text)
    found = _TABLE.fullmatch(path)
    if found is None:
        raise LinkWrong(text=text[:200])
    return TableLink(server, MatchId(found[1]))


def _split(text: str) -> tuple[str, str]:
    try:
        parts = urlsplit(text if "://" in text else f"http://{text}")
        host, port = parts.hostname, parts.port
    except ValueError:
        raise LinkWrong(text=text[:200]) from None
    plain = parts.username is None and parts.scheme in ("http", "https")
    if not (plain and host and re.fullmatch(r"[A-Za-z0-9.:_-]+", host)):
        raise LinkWrong(text=text[:200])
    usual = {"http": 80, "https": 443}[parts.scheme]
    shown = f"[{host}]" if ":" in host else host
    # An origin leaves out the default port.
    return f"{parts.scheme}://{shown}" + (
        f":{port}" if port not in (None, usual) else ""
    ), parts.path
