"""Logins: where one is logged in, and how to end that."""

from lastcard.server.errors import LoginUnknown
from lastcard.server.http.request import ApiRequest
from lastcard.wire import api


async def show(request: ApiRequest[api.Nothing]) -> api.Logins:
    """Everywhere the caller is logged in."""
    here = _here(request)
    logins = await request.context.store.logins.of(request.me.id)
    return api.Logins(
        logins=tuple(
            api.Login(
                id=login.id,
                created=login.created,
                seen=login.seen,
                agent=login.agent,
                here=login.id == here,
            )
            for login in logins
        )
    )


async def end(request: ApiRequest[api.Nothing]) -> None:
    """End one of the caller's logins."""
    login = request.part("id")
    if not await request.context.store.logins.end(request.me.id, login):
        raise LoginUnknown
    await request.note("login-ended", request.me.id)
    request.context.tables.people.shut_out(request.me.id, login=login)
    if login == _here(request):
        request.cookie = ""


async def log_out(request: ApiRequest[api.Nothing]) -> None:
    """End the login of the calling browser; without a login nothing happens."""
    here = _here(request)
    if here is not None:
        await request.context.store.logins.end(request.me.id, here)
        request.context.tables.people.shut_out(request.me.id, login=here)
    request.cookie = ""


def _here(request: ApiRequest[api.Nothing]) -> str | None:
    known = request.known
    return known.login.id if known is not None and known.login is not None else None
