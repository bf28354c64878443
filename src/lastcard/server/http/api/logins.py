"""Logins: where one is logged in, and how to end that."""

from lastcard.server.errors import LoginUnknown
from lastcard.server.http.call import Call
from lastcard.wire import api


async def show(call: Call[api.Nothing]) -> api.Logins:
    """Everywhere who asks is logged in."""
    here = _here(call)
    logins = await call.context.store.logins.of(call.me.id)
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


async def end(call: Call[api.Nothing]) -> None:
    """End one of the logins of who asks."""
    login = call.part("id")
    if not await call.context.store.logins.end(call.me.id, login):
        raise LoginUnknown
    call.context.tables.people.shut_out(call.me.id, login=login)
    if login == _here(call):
        call.cookie = ""


async def log_out(call: Call[api.Nothing]) -> None:
    """End the login of the browser that asks; who is not logged in stays so."""
    here = _here(call)
    if here is not None:
        await call.context.store.logins.end(call.me.id, here)
        call.context.tables.people.shut_out(call.me.id, login=here)
    call.cookie = ""


def _here(call: Call[api.Nothing]) -> str | None:
    known = call.known
    return known.login.id if known is not None and known.login is not None else None
