"""What a running server does when an operator has changed something about a player."""

import asyncio
import logging
from typing import Final

from lastcard.server.http.api.forgetting import forget
from lastcard.server.http.context import ServerContext
from lastcard.server.live.people import People
from lastcard.table.state.entries import PlayerId

ROUND: Final = 60.0
"""In how many seconds everybody who is connected is looked at once."""

_log = logging.getLogger(__name__)


async def watch_people(context: ServerContext, people: People) -> None:
    """Disconnect whoever is not welcome any more, until cancelled.

    An operator's command signals that at once, unless it runs on another machine.
    """
    while True:
        lines = people.all()
        for line in lines:
            await asyncio.sleep(ROUND / len(lines))
            try:
                if not await context.sessions.holds(line.player.id, line.login):
                    await attend(context, line.player.id)
            except Exception:
                _log.exception("looking whether player %s is welcome failed", line.player.id)
        if not lines:
            await asyncio.sleep(ROUND)


async def attend(context: ServerContext, player: PlayerId) -> None:
    """Disconnect *player*; who is banned or deleted leaves their tables too."""
    known = await context.store.players.get(player)
    if known is None:
        await forget(context, player)
        return
    ban = await context.store.player_bans.of(known)
    if ban is not None and ban.holds(context.chance.now()):
        await context.tables.farewell(player)
    else:
        context.tables.people.shut_out(player)
