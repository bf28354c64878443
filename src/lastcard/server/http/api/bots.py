"""Bot accounts: players that are programs of somebody who has an account."""

from typing import Final

from lastcard.server.accounts.free_names import free_name
from lastcard.server.errors import BotAccountUnknown, BotsEnough
from lastcard.server.http.api.forgetting import forget
from lastcard.server.http.call import Call
from lastcard.store.accounts.players import Player
from lastcard.table.state.entries import PlayerId
from lastcard.wire import api

MOST: Final = 10
"""How many bots an account may have."""


async def show(call: Call[api.Nothing]) -> api.Bots:
    """The bots of who asks."""
    bots = await call.context.store.bots.of(call.me.id)
    return api.Bots(bots=tuple(map(_shown, bots)))


async def make(call: Call[api.NewBot]) -> api.BotMade:
    """Make a bot account; its token is told now and never again."""
    store, owner = call.context.store, call.me
    call.limit_me("names")
    if len(await store.bots.of(owner.id)) >= MOST:
        raise BotsEnough(most=MOST)
    name = await free_name(store, call.asked.name)
    token, digest = call.context.sessions.new_bot_token()
    bot = await store.bots.create(owner.id, name, digest, call.now)
    return api.BotMade(bot=_shown(bot), token=token)


async def remove(call: Call[api.Nothing]) -> None:
    """Forget a bot of who asks."""
    store, bot = call.context.store, PlayerId(call.part("id"))
    if bot not in {known.id for known in await store.bots.of(call.me.id)}:
        raise BotAccountUnknown
    await forget(call.context, bot)


def _shown(bot: Player) -> api.BotAccount:
    return api.BotAccount(id=bot.id, name=bot.name, created=bot.created, seen=bot.seen)
