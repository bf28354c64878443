"""How a server is run: every setting, its default, and its ``LASTCARD_…`` variable.

``docs/reference/settings.md`` lists them for people.
"""

from collections.abc import Callable, Mapping
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeAlias, get_origin, get_type_hints
from urllib.parse import urlsplit

import msgspec

from lastcard.server.operations.startup_errors import SettingWrong

PREFIX: Final = "LASTCARD_"
"""What the variables of all settings begin with."""

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
    """How strict the rate limits are: 1 is normal, 0 is no limit."""
    guest_days: Annotated[int, msgspec.Meta(ge=1, le=36500)] = 90
    """After how many idle days guests are forgotten."""
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
        """The settings of *environ*, except for those that are *given*; or ``SettingWrong``."""
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
