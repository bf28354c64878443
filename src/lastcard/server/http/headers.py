"""Security headers for every answer."""

from collections.abc import Mapping, MutableMapping
from typing import Final

from aiohttp.web import BaseRequest, StreamResponse

from lastcard.server.http.addresses import Addresses

_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
"""Only what this server serves is run, shown or asked; nothing inline."""

CAREFUL: Final[Mapping[str, str]] = {
    "Content-Security-Policy": _POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "same-origin",
    "Server": "lastcard",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
"""The headers of every answer."""

STAY_SECURE: Final = "max-age=31536000"
"""A year of https only."""

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
KEEP_NOTHING: Final = "no-store"


def add_headers(headers: MutableMapping[str, str], *, secure: bool) -> None:
    """Put into *headers* what every answer carries."""
    headers.update(CAREFUL)
    headers.setdefault("Cache-Control", KEEP_NOTHING)
    if secure:
        headers["Strict-Transport-Security"] = STAY_SECURE


class Headers:
    """Adds the headers to every answer, just before it is sent."""

    def __init__(self, addresses: Addresses) -> None:
        self._addresses = addresses

    async def prepare(self, request: BaseRequest, response: StreamResponse) -> None:
        """For aiohttp's ``on_response_prepare``."""
        add_headers(response.headers, secure=self._addresses.is_secure(request))
