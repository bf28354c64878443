"""Forgetting a player everywhere: connections, tables that are awake, and the store."""

from lastcard.server.http.context import ServerContext
from lastcard.table.state.entries import PlayerId


async def forget(context: ServerContext, player: PlayerId) -> None:
    """Forget *player* and their bots; what they played stays, under no name."""
    bots = await context.store.bots.of(player)
    them = [player, *(bot.id for bot in bots)]
    left = [match for one in them for match in await context.tables.farewell(one)]
    await context.store.players.delete(player)
    for match in left:  # their names are struck out there now
        context.tables.reread(match)
