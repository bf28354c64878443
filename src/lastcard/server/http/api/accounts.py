"""Accounts: making one, logging in, recovering it, deleting it."""

from typing import Any

from lastcard.server.accounts.free_names import free_name
from lastcard.server.accounts.names import spelling
from lastcard.server.accounts.recovery_codes import code_hash, new_codes
from lastcard.server.errors import CodeWrong, LoginWrong, PasswordWrong
from lastcard.server.http.api.forgetting import forget
from lastcard.server.http.api.me import log_in, me
from lastcard.server.http.request import ApiRequest
from lastcard.store.accounts.players import Player
from lastcard.store.errors import NotAGuest
from lastcard.wire import api


async def make(request: ApiRequest[api.NewAccount]) -> api.AccountMade:
    """Turn the calling guest into an account that keeps everything."""
    store, player = request.context.store, request.me
    if player.kind != "guest":
        raise NotAGuest
    request.limit_address("accounts")
    name = await free_name(store, request.asked.name, player)
    await request.context.passwords.check(request.asked.password, name)
    hashed = await request.context.passwords.hash(request.asked.password)
    account = await store.players.register(player.id, name, hashed)
    request.context.tables.people.rename(account)
    codes = await _fresh_codes(request, account)
    return api.AccountMade(me=await me(store, account), codes=codes)


async def come_back(request: ApiRequest[api.LogIn]) -> api.Me:
    """Log in with name and password."""
    request.limit_address("logins")
    account = await _account(request, request.asked.name)
    if not await _knows(request, account, request.asked.password) or account is None:
        raise LoginWrong
    await log_in(request, account)
    return await me(request.context.store, account)


async def recover(request: ApiRequest[api.Recover]) -> api.Me:
    """Log in with a recovery code, which is used up, and set a new password; other logins end."""
    request.limit_address("logins")
    await request.context.passwords.check(request.asked.password, request.asked.name)
    store = request.context.store
    account = await _account(request, request.asked.name)
    if account is None or not await store.recovery.use(account.id, code_hash(request.asked.code)):
        raise CodeWrong
    await _set_password(request, account, request.asked.password)
    await store.logins.end_all(account.id)
    request.context.tables.people.shut_out(account.id)
    await log_in(request, account)
    return await me(store, account)


async def change_password(request: ApiRequest[api.NewPassword]) -> None:
    """Replace the caller's password; every other login ends."""
    request.limit_address("logins")
    account, store = request.me, request.context.store
    if not await _knows(request, account, request.asked.old):
        raise PasswordWrong
    await request.context.passwords.check(request.asked.password, account.name)
    await _set_password(request, account, request.asked.password)
    here = request.known.login.id if request.known is not None and request.known.login else None
    await store.logins.end_all(account.id, but=here)
    request.context.tables.people.shut_out(account.id, but=here)


async def renew_codes(request: ApiRequest[api.NewCodes]) -> api.Codes:
    """Give the caller new recovery codes; the old ones stop working."""
    request.limit_address("logins")
    if not await _knows(request, request.me, request.asked.password):
        raise PasswordWrong
    return api.Codes(codes=await _fresh_codes(request, request.me))


async def leave(request: ApiRequest[api.Goodbye]) -> None:
    """Forget the caller and their bots; their matches stay, without the name."""
    request.limit_address("logins")
    player = request.me
    if player.kind == "account" and not await _knows(request, player, request.asked.password or ""):
        raise PasswordWrong
    await forget(request.context, player.id)
    request.cookie = ""


async def _fresh_codes(request: ApiRequest[Any], account: Player) -> tuple[str, ...]:
    codes = new_codes(request.context.chance.randomness)
    await request.context.store.recovery.replace(account.id, map(code_hash, codes))
    return codes


async def _account(request: ApiRequest[Any], name: str) -> Player | None:
    spelled = spelling(name)
    found = await request.context.store.players.by_name(spelled) if spelled.isprintable() else None
    if found is None or found.kind != "account":
        return None
    request.context.limits.take("guesses", found.id)
    return found


async def _knows(request: ApiRequest[Any], account: Player | None, password: str) -> bool:
    passwords, players = request.context.passwords, request.context.store.players
    hashed = None if account is None else await players.password(account.id)
    if not await passwords.matches(hashed, password):
        return False
    if account is not None and hashed is not None and passwords.is_outdated(hashed):
        await _set_password(request, account, password)
    return True


async def _set_password(request: ApiRequest[Any], account: Player, password: str) -> None:
    hashed = await request.context.passwords.hash(password)
    await request.context.store.players.set_password(account.id, hashed)
