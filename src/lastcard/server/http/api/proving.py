"""Proving who one is: with a password, or with a recovery code."""

import logging
from typing import Any, Literal

from lastcard.server.accounts.banned import check_not_banned
from lastcard.server.accounts.errors import Banned, CodeWrong, LoginWrong
from lastcard.server.accounts.names import spelling
from lastcard.server.accounts.recovery_codes import code_hash
from lastcard.server.http.api.me import log_in, me
from lastcard.server.http.request import ApiRequest
from lastcard.store.accounts.players import Player
from lastcard.wire import api

_log = logging.getLogger(__name__)


async def come_back(request: ApiRequest[api.LogIn]) -> api.Me:
    """Log in with name and password."""
    account = await _account(request, request.asked.name)
    _limit(request, account)
    if not await is_password(request, account, request.asked.password) or account is None:
        await _failed(request, "login-failed", account)
        raise LoginWrong
    await _check_not_banned(request, account)
    await log_in(request, account)
    await request.note("login", account.id)
    return await me(request.context.store, account)


async def recover(request: ApiRequest[api.Recover]) -> api.Me:
    """Log in with a recovery code, which is used up, and set a new password; other logins end."""
    request.limit_address("recoveries")
    asked, store = request.asked, request.context.store
    account = await _account(request, asked.name)
    await request.context.passwords.check(asked.password, asked.name, request.asker(account))
    code = code_hash(asked.code)
    if account is not None and await store.recovery.holds(account.id, code):
        await _check_not_banned(request, account)
    if account is None or not await store.recovery.use(account.id, code):
        await _failed(request, "recovery-failed", account)
        raise CodeWrong
    await set_password(request, account, asked.password)
    await store.logins.end_all(account.id)
    request.context.tables.people.shut_out(account.id)
    await log_in(request, account)
    await request.note("recovered", account.id)
    return await me(store, account)


async def is_password(request: ApiRequest[Any], account: Player | None, password: str) -> bool:
    """Whether *account* has this *password*; to find out for nobody takes as long."""
    passwords, players = request.context.passwords, request.context.store.players
    hashed = None if account is None else await players.password(account.id)
    if not await passwords.matches(hashed, password, request.asker(account)):
        return False
    if account is not None and hashed is not None and passwords.is_outdated(hashed):
        await set_password(request, account, password)
    return True


async def set_password(request: ApiRequest[Any], account: Player, password: str) -> None:
    """Let *account* have this *password* from now on."""
    hashed = await request.context.passwords.hash(password, request.asker(account))
    await request.context.store.players.set_password(account.id, hashed)


async def _account(request: ApiRequest[Any], name: str) -> Player | None:
    spelled = spelling(name)
    found = await request.context.store.players.by_name(spelled) if spelled.isprintable() else None
    return found if found is not None and found.kind == "account" else None


async def _check_not_banned(request: ApiRequest[Any], account: Player) -> None:
    try:
        await check_not_banned(request.context.store, account, request.now)
    except Banned:
        await request.note("login-refused", account.id)
        raise


def _limit(request: ApiRequest[Any], account: Player | None) -> None:
    # Whoever guesses from elsewhere must not lock out the owner: each address has so many guesses,
    # all strangers together have so many, and a device of the owner has its own.
    limits, device = request.context.limits, request.device
    if account is not None and device is not None and request.knows(account):
        limits.take("devices", f"{account.id} {device.secret}")
        return
    request.limit_address("logins")
    if account is not None:
        limits.take("guesses", f"{account.id} {request.asker().neighbourhood}")
        limits.take("strangers", account.id)


async def _failed(
    request: ApiRequest[Any],
    deed: Literal["login-failed", "recovery-failed"],
    account: Player | None,
) -> None:
    player = None if account is None else account.id
    # Programs such as fail2ban read this line: its beginning and the address stay as they are.
    _log.warning(
        "%s from %s, account %s", deed.replace("-", " "), request.address, player or "unknown"
    )
    await request.note(deed, player)
