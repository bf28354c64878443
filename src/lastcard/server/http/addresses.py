"""Where a request comes from: whose address, over https or not, which site's page."""

from collections.abc import Iterable
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from aiohttp.web import BaseRequest

from lastcard.server.errors import OriginForeign
from lastcard.server.operations.settings import Network, Settings

UNKNOWN: Final = "unknown"
"""The address of a client that has none, such as the other end of a local pipe."""


class Addresses:
    """Tells where requests come from, trusting the proxies of *settings* and no others."""

    def __init__(self, settings: Settings) -> None:
        self._proxies = settings.networks
        self._origin = settings.origin

    def client(self, request: BaseRequest) -> str:
        """The client's address, as far as trusted proxies can tell."""
        address = request.remote or UNKNOWN
        # Each proxy appends the address it heard from; only what a trusted one appended is trusted.
        hops = request.headers.get("X-Forwarded-For", "").split(",")
        while hops and _is_within(address, self._proxies):
            hop = hops.pop().strip()
            if not _is_address(hop):
                break
            address = hop
        return address

    def is_secure(self, request: BaseRequest) -> bool:
        """Whether the browser speaks https, with us or with a trusted proxy."""
        if self._origin is not None:
            return self._origin.startswith("https:")
        believed = _is_within(request.remote or UNKNOWN, self._proxies)
        return believed and request.headers.get("X-Forwarded-Proto") == "https"

    def check_page(self, request: BaseRequest) -> None:
        """Raise ``OriginForeign`` if another site's page may be acting for the user."""
        origin = request.headers.get("Origin")
        if origin is None:
            # Browsers tell the origin of whatever changes something; a program without cookies
            # speaks for itself.
            if "Cookie" in request.headers:
                raise OriginForeign
        elif origin != self._ours(request):
            raise OriginForeign

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
