"""Accounts: making one, logging in, recovering it, deleting it."""

from typing import Any

from lastcard.server.accounts.errors import PasswordWrong
from lastcard.server.accounts.free_names import free_name
from lastcard.server.accounts.recovery_codes import code_hash, new_codes
from lastcard.server.http.api.forgetting import forget
from lastcard.server.http.api.me import me
from lastcard.server.http.api.proving import is_password, set_password
from lastcard.server.http.request import ApiRequest
from lastcard.store.accounts.players import Player
from lastcard.store.errors import NotAGuest
from lastcard.wire import api


async def make(request: ApiRequest[api.NewAccount]) -> api.AccountMade:
    """Turn the calling guest into an account that keeps everything; the login has a new token."""
    store, player = request.context.store, request.me
    if player.kind != "guest":
        raise NotAGuest
    request.limit_address("accounts")
    name = await free_name(store, request.asked.name, player)
    await request.context.passwords.check(request.asked.password, name, request.asker())
    hashed = await request.context.passwords.hash(request.asked.password, request.asker())
    account = await store.players.register(player.id, name, hashed)
    request.context.tables.people.rename(account)
    if request.known is not None and request.known.login is not None:
        request.cookie = await request.context.sessions.renew(request.known.login)
    request.remember_device(account)
    await request.note("account-made", account.id)
    codes = await _fresh_codes(request, account)
    return api.AccountMade(me=await me(store, account), codes=codes)


async def change_password(request: ApiRequest[api.NewPassword]) -> None:
    """Replace the caller's password; every other login ends."""
    account, store = request.me, request.context.store
    await _check_password(request, request.asked.old)
    await request.context.passwords.check(
        request.asked.password, account.name, request.asker(account)
    )
    await set_password(request, account, request.asked.password)
    here = request.known.login.id if request.known is not None and request.known.login else None
    await store.logins.end_all(account.id, but=here)
    request.context.tables.people.shut_out(account.id, but=here)
    await request.note("password-changed", account.id)


async def renew_codes(request: ApiRequest[api.NewCodes]) -> api.Codes:
    """Give the caller new recovery codes; the old ones stop working."""
    await _check_password(request, request.asked.password)
    await request.note("codes-renewed", request.me.id)
    return api.Codes(codes=await _fresh_codes(request, request.me))


async def leave(request: ApiRequest[api.Goodbye]) -> None:
    """Forget the caller and their bots; their matches stay, without the name."""
    player = request.me
    if player.kind == "account":
        await _check_password(request, request.asked.password or "")
    await forget(request.context, player.id)
    if player.kind == "account":
        await request.note("deleted", player.id)
    request.cookie = request.device_cookie = ""


async def _check_password(request: ApiRequest[Any], password: str) -> None:
    request.limit_address("logins")
    if not await is_password(request, request.me, password):
        await request.note("password-failed", request.me.id)
        raise PasswordWrong


async def _fresh_codes(request: ApiRequest[Any], account: Player) -> tuple[str, ...]:
    codes = new_codes(request.context.chance.randomness)
    await request.context.store.recovery.replace(account.id, map(code_hash, codes))
    return codes
