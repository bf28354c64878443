"""Cookies: who a browser is logged in as, and which accounts it knows.

Where https is used a name begins with ``__Host-``: no other site and no page over plain http can
set such a cookie. The names without it are for plain http alone: over https anybody with a
neighbouring host name could have set them, so they are not read.
"""

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

from aiohttp.web import BaseRequest, StreamResponse

CookieName: TypeAlias = Literal["lastcard", "lastcard-device"]

LOGIN: Final[CookieName] = "lastcard"
"""The token of a login."""
DEVICE: Final[CookieName] = "lastcard-device"
"""Which accounts were entered with this browser."""

KEPT_DAYS: Final = 400
"""How long cookies are kept; no browser keeps one longer."""

_HOST: Final = "__Host-"


def read_cookie(request: BaseRequest, name: CookieName, *, secure: bool) -> str | None:
    """The cookie called *name*; where https is used (*secure*), only the one that is safe."""
    return request.cookies.get(_HOST + name if secure else name)


def keep_cookie(response: StreamResponse, name: CookieName, value: str, *, secure: bool) -> None:
    """Set a cookie that scripts cannot read."""
    response.set_cookie(
        _HOST + name if secure else name,
        value,
        max_age=KEPT_DAYS * 24 * 60 * 60,
        path="/",
        httponly=True,
        samesite="Lax",
        secure=secure,
    )


def drop_cookie(response: StreamResponse, name: CookieName, *, secure: bool) -> None:
    """Let the browser forget a cookie, whatever it is called there."""
    _drop(response, [name, _HOST + name] if secure else [name], secure=secure)


def _drop(response: StreamResponse, names: Iterable[str], *, secure: bool) -> None:
    for name in names:
        response.del_cookie(name, path="/", httponly=True, samesite="Lax", secure=secure)
