"""Bot accounts: players that are programs, each owned by an account."""

from typing import Final

from lastcard.server.accounts.free_names import free_name
from lastcard.server.errors import BotAccountUnknown, BotsEnough
from lastcard.server.http.api.forgetting import forget
from lastcard.server.http.request import ApiRequest
from lastcard.store.accounts.players import Player
from lastcard.table.state.entries import PlayerId
from lastcard.wire import api

MOST: Final = 10
"""How many bots an account may have."""


async def show(request: ApiRequest[api.Nothing]) -> api.Bots:
    """The caller's bots."""
    bots = await request.context.store.bots.of(request.me.id)
    return api.Bots(bots=tuple(map(_shown, bots)))


async def make(request: ApiRequest[api.NewBot]) -> api.BotMade:
    """Make a bot account; its token is shown now and never again."""
    store, owner = request.context.store, request.me
    request.limit_me("names")
    if len(await store.bots.of(owner.id)) >= MOST:
        raise BotsEnough(most=MOST)
    name = await free_name(store, request.asked.name)
    token, digest = request.context.sessions.new_bot_token()
    bot = await store.bots.create(owner.id, name, digest, request.now)
    await request.note("bot-made", owner.id, bot.id)
    return api.BotMade(bot=_shown(bot), token=token)


async def remove(request: ApiRequest[api.Nothing]) -> None:
    """Delete one of the caller's bots."""
    store, bot = request.context.store, PlayerId(request.part("id"))
    if bot not in {known.id for known in await store.bots.of(request.me.id)}:
        raise BotAccountUnknown
    await forget(request.context, bot)
    await request.note("bot-removed", request.me.id, bot)


def _shown(bot: Player) -> api.BotAccount:
    return api.BotAccount(id=bot.id, name=bot.name, created=bot.created, seen=bot.seen)
