"""Tables: the lobby, making one, and one of them."""

from lastcard.server.errors import TableUnknown
from lastcard.server.http.api.matches import told
from lastcard.server.http.request import ApiRequest
from lastcard.table.state.chairs import Chair
from lastcard.table.state.entries import MatchId
from lastcard.table.state.setup import Setup
from lastcard.wire import api
from lastcard.wire.history import MatchInfo
from lastcard.wire.tells import Listed


async def show(request: ApiRequest[api.Nothing]) -> api.OpenTables:
    """The tables in the lobby."""
    return api.OpenTables(tables=request.context.tables.listed())


async def make(request: ApiRequest[Setup]) -> api.Made:
    """Make a table; its host sits down over the WebSocket."""
    request.asked.check_free()
    address = request.context.addresses.neighbourhood(request.http)
    request.context.limits.take_from_both("tables", request.me.id, address)
    tables = request.context.tables
    return api.Made(table=await tables.open_table(request.asked, request.me, address))


async def one(request: ApiRequest[api.Nothing]) -> Listed:
    """A table, listed or not, awake or not: anyone with the link may look."""
    match = MatchId(request.part("id"))
    listed = request.context.tables.summary(match)
    if listed is not None:
        return listed
    kept = await request.context.store.matches.get(match)
    if kept is None:
        raise TableUnknown
    return asleep(told(kept))


def asleep(match: MatchInfo) -> Listed:
    """What is stored about the table of *match*, where nobody is present."""
    chairs = [Chair()] * match.setup.seats
    for sitting in match.sitting:
        chairs[sitting.seat] = Chair(
            player=sitting.player, name=sitting.name, bot=sitting.bot, ready=True
        )
    names = (sitting.name for sitting in match.sitting if sitting.player == match.host)
    return Listed(
        table=match.match,
        setup=match.setup,
        host=next(names, None),
        phase=match.phase,
        chairs=tuple(chairs),
        watchers=0,
    )
