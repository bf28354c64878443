"""Accounts: a guest makes one, logs in again elsewhere, recovers it, leaves for good."""

from typing import Any

from lastcard.server.accounts.free_names import free_name
from lastcard.server.accounts.names import spelling
from lastcard.server.accounts.recovery_codes import code_hash, new_codes
from lastcard.server.errors import CodeWrong, LoginWrong, PasswordWrong
from lastcard.server.http.api.forgetting import forget
from lastcard.server.http.api.me import log_in, me
from lastcard.server.http.call import Call
from lastcard.store.accounts.players import Player
from lastcard.store.errors import NotAGuest
from lastcard.wire import api


async def make(call: Call[api.NewAccount]) -> api.AccountMade:
    """Make the guest who asks an account that keeps everything."""
    store, player = call.context.store, call.me
    if player.kind != "guest":
        raise NotAGuest
    call.limit_address("accounts")
    name = await free_name(store, call.asked.name, player)
    await call.context.passwords.check(call.asked.password, name)
    hashed = await call.context.passwords.hash(call.asked.password)
    account = await store.players.register(player.id, name, hashed)
    call.context.tables.people.rename(account)
    codes = await _fresh_codes(call, account)
    return api.AccountMade(me=await me(store, account), codes=codes)


async def come_back(call: Call[api.LogIn]) -> api.Me:
    """Log in with name and password."""
    call.limit_address("logins")
    account = await _account(call, call.asked.name)
    if not await _knows(call, account, call.asked.password) or account is None:
        raise LoginWrong
    await log_in(call, account)
    return await me(call.context.store, account)


async def recover(call: Call[api.Recover]) -> api.Me:
    """Log in with a recovery code, which is spent, and replace the password; others are out."""
    call.limit_address("logins")
    await call.context.passwords.check(call.asked.password, call.asked.name)
    store = call.context.store
    account = await _account(call, call.asked.name)
    if account is None or not await store.recovery.use(account.id, code_hash(call.asked.code)):
        raise CodeWrong
    await _set_password(call, account, call.asked.password)
    await store.logins.end_all(account.id)
    call.context.tables.people.shut_out(account.id)
    await log_in(call, account)
    return await me(store, account)


async def change_password(call: Call[api.NewPassword]) -> None:
    """Replace the password of who asks; every other login ends."""
    call.limit_address("logins")
    account, store = call.me, call.context.store
    if not await _knows(call, account, call.asked.old):
        raise PasswordWrong
    await call.context.passwords.check(call.asked.password, account.name)
    await _set_password(call, account, call.asked.password)
    here = call.known.login.id if call.known is not None and call.known.login else None
    await store.logins.end_all(account.id, but=here)
    call.context.tables.people.shut_out(account.id, but=here)


async def renew_codes(call: Call[api.NewCodes]) -> api.Codes:
    """Give who asks other recovery codes; the old ones open nothing any more."""
    call.limit_address("logins")
    if not await _knows(call, call.me, call.asked.password):
        raise PasswordWrong
    return api.Codes(codes=await _fresh_codes(call, call.me))


async def leave(call: Call[api.Goodbye]) -> None:
    """Forget who asks, with their bots; what they played stays, under no name."""
    call.limit_address("logins")
    player = call.me
    if player.kind == "account" and not await _knows(call, player, call.asked.password or ""):
        raise PasswordWrong
    await forget(call.context, player.id)
    call.cookie = ""


async def _fresh_codes(call: Call[Any], account: Player) -> tuple[str, ...]:
    codes = new_codes(call.context.chance.randomness)
    await call.context.store.recovery.replace(account.id, map(code_hash, codes))
    return codes


async def _account(call: Call[Any], name: str) -> Player | None:
    spelled = spelling(name)
    found = await call.context.store.players.by_name(spelled) if spelled.isprintable() else None
    if found is None or found.kind != "account":
        return None
    call.context.limits.take("guesses", found.id)
    return found


async def _knows(call: Call[Any], account: Player | None, password: str) -> bool:
    passwords, players = call.context.passwords, call.context.store.players
    hashed = None if account is None else await players.password(account.id)
    if not await passwords.matches(hashed, password):
        return False
    if account is not None and hashed is not None and passwords.is_outdated(hashed):
        await _set_password(call, account, password)
    return True


async def _set_password(call: Call[Any], account: Player, password: str) -> None:
    hashed = await call.context.passwords.hash(password)
    await call.context.store.players.set_password(account.id, hashed)
