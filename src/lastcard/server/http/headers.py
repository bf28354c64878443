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

PART: Final[Mapping[str, str]] = {
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
    "Server": "lastcard",
    "X-Content-Type-Options": "nosniff",
}
"""The headers of scripts and styles: opened alone, they may do nothing. A page fetches a dozen of
them, and what only pages heed would be a twentieth of its first load."""

CAREFUL: Final[Mapping[str, str]] = {
    **PART,
    "Content-Security-Policy": _POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "X-Frame-Options": "DENY",
}
"""The headers of every other answer."""

STAY_SECURE: Final = "max-age=31536000"
"""A year of https only."""

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
KEEP_NOTHING: Final = "no-store"


def add_headers(headers: MutableMapping[str, str], *, secure: bool) -> None:
    """Put into *headers* what every answer carries."""
    # What is kept for ever is a part of a page, never a page or a worker.
    headers.update(PART if headers.get("Cache-Control") == FOR_EVER else CAREFUL)
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
