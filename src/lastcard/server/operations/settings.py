"""How a server is run: every setting, its default, and its ``LASTCARD_…`` variable.

``docs/reference/settings.md`` lists them for people.
"""

import os
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeAlias, get_origin, get_type_hints
from urllib.parse import urlsplit

import msgspec

from lastcard.server.operations.startup_errors import SettingUnknown, SettingWrong

PREFIX: Final = "LASTCARD_"
"""What the variables of all settings begin with."""

OTHERS: Final = frozenset({"LASTCARD_LANGUAGE", "LASTCARD_TOKEN", "LASTCARD_SERVER"})
"""Variables of our other programs: the terminal's language, a bot's token, where the page's tools
look for a server."""
FOR_TESTS: Final = ("LASTCARD_EXPECT_", "LASTCARD_TEST_")
"""What the variables of the tests begin with."""

Network: TypeAlias = IPv4Network | IPv6Network
Share: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=1000)]


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything the operator decides; ``Settings.read`` takes it from variables."""

    data: Path
    """The folder for keys and, unless *database* says otherwise, the database."""
    host: str = "127.0.0.1"
    """The address to listen at."""
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 8013
    """The port to listen at; 0 takes a free one."""
    database: str | None = None
    """Where journals and players are kept; without it a SQLite file in the data folder."""
    lan: bool = False
    """Whether to listen at every address of the machine, for the people in the room."""
    origin: str | None = None
    """The public address, ``https://cards.example``, where a proxy stands before the server."""
    hosts: tuple[str, ...] = ()
    """Further names under which the server is reached, beside *origin* and the machine's own."""
    proxies: tuple[str, ...] = ()
    """The addresses or networks of proxies whose ``X-Forwarded-…`` headers are trusted."""
    pauses: Share = 1.0
    """How long pauses between moves are: 1 is normal, 0 is none."""
    limits: Share = 1.0
    """How often people may ask and how much they may have: 1 is normal, 2 twice, 0 no limit."""
    guest_days: Annotated[int, msgspec.Meta(ge=1, le=36500)] = 90
    """After how many idle days guests are forgotten."""
    idle_days: Annotated[int, msgspec.Meta(ge=1, le=36500)] = 180
    """After how many idle days an unfinished table is closed, unless it is played by days."""
    guest_idle_days: Annotated[int, msgspec.Meta(ge=1, le=36500)] = 30
    """The same for tables without anybody who has an account."""
    guest_match_days: Annotated[int, msgspec.Meta(ge=0, le=36500)] = 0
    """After how many days finished matches of guests alone are deleted; 0 is never."""
    audit_days: Annotated[int, msgspec.Meta(ge=1, le=36500)] = 365
    """For how many days logins and other deeds are kept in the audit log."""
    audit_address_days: Annotated[int, msgspec.Meta(ge=0, le=36500)] = 30
    """For how many days the audit log keeps where they came from."""
    review_workers: Annotated[int, msgspec.Meta(ge=0, le=256)] | None = None
    """How many processes review matches; without it one less than the machine has cores, and at
    least one. 0: no reviews."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    """How much is logged."""
    log_format: Literal["plain", "json"] = "plain"
    """How it is logged: for people or for programs."""
    metrics: Literal["off", "local", "open"] = "local"
    """Who may read ``/metrics``: nobody, this machine, or everybody."""
    metrics_token: str | None = None
    """If set, ``/metrics`` needs ``Authorization: Bearer TOKEN``."""

    @classmethod
    def read(cls, environ: Mapping[str, str], given: Mapping[str, Any] | None = None) -> "Settings":
        """The settings of *environ*, except for those that are *given*.

        ``SettingWrong`` or ``SettingUnknown`` where a variable makes no sense.
        """
        _check_known(environ)
        found: dict[str, Any] = {"data": default_data(environ)}
        hints = get_type_hints(cls, include_extras=True)
        for name, hint in hints.items():
            text = environ.get(variable(name))
            if text:
                found[name] = _listed(text) if get_origin(hint) is tuple else text
        found |= given or {}
        return cls(**{name: _value(name, hints[name], value) for name, value in found.items()})

    @property
    def networks(self) -> tuple[Network, ...]:
        """The networks of trusted proxies."""
        return tuple(ip_network(proxy, strict=False) for proxy in self.proxies)

    @property
    def address(self) -> str:
        """The address to listen at, ``lan`` considered."""
        return "0.0.0.0" if self.lan else self.host

    @property
    def reviewers(self) -> int:
        """How many processes review matches."""
        if self.review_workers is not None:
            return self.review_workers
        return max(1, (os.cpu_count() or 1) - 1)

    @property
    def url(self) -> str:
        """The address of the database."""
        return self.database or f"sqlite:///{self.data / 'lastcard.db'}"


def variable(setting: str) -> str:
    """The name of the variable for *setting*."""
    return PREFIX + setting.upper()


def default_data(environ: Mapping[str, str]) -> Path:
    """Where programs of this user keep their data."""
    home = environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "lastcard"


def _check_known(environ: Mapping[str, str]) -> None:
    known = {variable(name) for name in Settings.__struct_fields__} | OTHERS
    for name in sorted(environ):
        if not name.startswith(PREFIX) or name in known or name.startswith(FOR_TESTS):
            continue
        nearest, *_ = get_close_matches(name.upper(), sorted(known), n=1, cutoff=0)
        raise SettingUnknown(setting=name, nearest=nearest)


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _value(name: str, hint: Any, value: Any) -> Any:
    try:
        read = msgspec.convert(value, hint, strict=False, dec_hook=_path)
        if name in _SPELLINGS and read is not None:
            read = _SPELLINGS[name](read)
    except ValueError as error:
        raise SettingWrong(
            setting=variable(name), value=_shown(value), detail=str(error).rstrip(".")
        ) from error
    return read


def _path(kind: type, value: Any) -> Path:
    return Path(value).expanduser()


def _shown(value: Any) -> str:
    return ", ".join(value) if isinstance(value, list | tuple) else str(value)


def _proxies(proxies: tuple[str, ...]) -> tuple[str, ...]:
    for proxy in proxies:
        ip_network(proxy, strict=False)
    return proxies


def _origin(origin: str) -> str:
    parts = urlsplit(origin)
    bare = f"{parts.scheme}://{parts.netloc}".lower() == origin.lower() and "@" not in origin
    if parts.scheme not in _PORTS or not parts.hostname or not bare:
        raise ValueError("it is to be like https://cards.example")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    named = host.encode("idna").decode()
    port = "" if parts.port in (None, _PORTS[parts.scheme]) else f":{parts.port}"
    return f"{parts.scheme}://{named}{port}"


_PORTS: Final = {"http": 80, "https": 443}
_SPELLINGS: Final[Mapping[str, Callable[[Any], Any]]] = {
    "hosts": lambda hosts: tuple(map(str.lower, hosts)),
    "origin": _origin,
    "proxies": _proxies,
}
"""What a setting is as a browser or a network says it; ``ValueError`` where it is neither."""
