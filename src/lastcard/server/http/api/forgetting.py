"""Forgetting a player everywhere: connections, tables that are awake, and the store."""

from lastcard.server.http.context import ServerContext
from lastcard.table.state.entries import PlayerId


async def forget(context: ServerContext, player: PlayerId) -> None:
    """Forget *player* and their bots; what they played stays, under no name."""
    bots = await context.store.bots.of(player)
    them = [player, *(bot.id for bot in bots)]
    for _ in range(2):  # again for who came back before they were unknown
        named = {match for one in them for match in await context.tables.farewell(one)}
        for one in them:
            await context.store.players.delete(one)
        if context.live is not None:
            for one in them:
                context.live.looks.forget(one)
        for match in named:  # their names and words are struck out there now
            context.tables.reread(match)
