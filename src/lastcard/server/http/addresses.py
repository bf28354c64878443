"""Where a request comes from: whose address, over https or not, which site's page."""

import logging
import socket
from collections.abc import Iterable
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

from aiohttp.web import BaseRequest

from lastcard.games.quoting import quoted
from lastcard.server.errors import HostForeign, OriginForeign, UpgradeMissing
from lastcard.server.operations.settings import Network, Settings

_HOME_NETWORKS: Final = ("local", "lan", "home", "home.arpa", "internal", "localdomain")
"""Endings of names that nobody can register for the whole world."""
_MOST_TOLD: Final = 20  # different mistakes in the log; more are not one operator's

_log = logging.getLogger(__name__)

UNKNOWN: Final = "unknown"
"""The address of a client that has none, such as the other end of a local pipe."""


class Addresses:
    """Tells where requests come from, trusting the proxies of *settings* and no others."""

    def __init__(self, settings: Settings) -> None:
        self._proxies = settings.networks
        self._origin = settings.origin
        self._names = _names(settings)
        self._told: set[tuple[str, str]] = set()
        self._told_of_upgrade = False

    def client(self, request: BaseRequest) -> str:
        """The client's address, as far as trusted proxies can tell."""
        address = request.remote or UNKNOWN
        # Each proxy appends the address it heard from; only what a trusted one appended is trusted.
        # A proxy may add a line of its own: all lines are one list.
        hops = ",".join(request.headers.getall("X-Forwarded-For", ())).split(",")
        while hops and self.is_proxy(address):
            hop = hops.pop().strip()
            if not _is_address(hop):
                break
            address = hop
        return address

    def neighbourhood(self, request: BaseRequest) -> str:
        """The client's address as limits count it."""
        return neighbourhood(self.client(request))

    def is_proxy(self, address: str) -> bool:
        """Whether a trusted proxy is at *address*."""
        return _is_within(address, self._proxies)

    def is_secure(self, request: BaseRequest) -> bool:
        """Whether the browser speaks https, with us or with a trusted proxy."""
        if self._origin is not None:
            return self._origin.startswith("https:")
        believed = self.is_proxy(request.remote or UNKNOWN)
        return believed and request.headers.get("X-Forwarded-Proto") == "https"

    def check_host(self, request: BaseRequest) -> None:
        """Raise ``HostForeign`` if *request* is for a name that is not ours.

        The page of another site could let its own name lead to this machine, and read answers that
        are for its browser alone. A number is no name, and a trusted proxy has checked it.
        """
        if self.is_proxy(request.remote or UNKNOWN):
            return
        name = _host_name(request.host)
        if name is None or not (_is_address(name) or _is_local(name) or name in self._names):
            self._tell_once("name", request.host, ", ".join(sorted(self._names)))
            raise HostForeign(host=request.host)

    def check_page(self, request: BaseRequest) -> None:
        """Raise ``OriginForeign`` if another site's page may be acting for the user."""
        origin = request.headers.get("Origin")
        if origin is None:
            # Browsers tell the origin of whatever changes something; a program without cookies
            # speaks for itself.
            if "Cookie" in request.headers:
                raise OriginForeign
        elif origin != (ours := self._ours(request)):
            self._tell_once("origin", origin, ours)
            raise OriginForeign

    def check_upgrade(self, request: BaseRequest) -> None:
        """Raise ``UpgradeMissing`` if *request* asks for no WebSocket, or a proxy dropped that.

        A page whose WebSocket fails asks here again, plainly, and shows the sentence.
        """
        if request.headers.get("Upgrade", "").lower() == "websocket":
            return
        if "Sec-WebSocket-Key" in request.headers and not self._told_of_upgrade:
            self._told_of_upgrade = True
            _log.warning("the proxy does not pass Upgrade: a WebSocket came as a plain request")
        raise UpgradeMissing

    def _tell_once(self, kind: str, theirs: str, ours: str) -> None:
        if (theirs, ours) not in self._told and len(self._told) < _MOST_TOLD:
            self._told.add((theirs, ours))
            _log.warning(
                "refused a request with the %s %s: ours is %s (LASTCARD_ORIGIN, LASTCARD_HOSTS)",
                kind,
                quoted(theirs),
                ours,
            )

    def _ours(self, request: BaseRequest) -> str:
        if self._origin is not None:
            return self._origin
        return f"{'https' if self.is_secure(request) else 'http'}://{request.host}"


def neighbourhood(address: str) -> str:
    """*address*, or its network: whoever has one IPv6 address has billions."""
    if not _is_address(address):
        return address
    parsed = ip_address(address)
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ip_network((parsed, 64), strict=False))


def is_here(address: str) -> bool:
    """Whether *address* is this machine's own (loopback)."""
    return address == UNKNOWN or (_is_address(address) and ip_address(address).is_loopback)


def _names(settings: Settings) -> frozenset[str]:
    machine = socket.gethostname().lower()
    known = {machine, *(f"{machine}.{suffix}" for suffix in _HOME_NETWORKS), *settings.hosts}
    public = urlsplit(settings.origin or "").hostname
    return frozenset(known | ({public} if public else set()))


def _host_name(host: str) -> str | None:
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def _is_local(name: str) -> bool:
    return name == "localhost" or name.endswith(".localhost")


def _is_within(address: str, networks: Iterable[Network]) -> bool:
    if not _is_address(address):
        return False
    parsed = ip_address(address)
    return any(parsed in network for network in networks)


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True
