"""Tables: the lobby, making one, and those where somebody is awaited."""

from lastcard.server.api.matches import told
from lastcard.server.call import Call
from lastcard.server.errors import TableUnknown
from lastcard.table.entries import MatchId
from lastcard.table.setup import Setup
from lastcard.wire import api
from lastcard.wire.history import Matches
from lastcard.wire.tells import Listed


async def show(call: Call[api.Nothing]) -> api.OpenTables:
    """The tables in the lobby."""
    return api.OpenTables(tables=call.desk.hall.listed())


async def make(call: Call[Setup]) -> api.Made:
    """Make a table; its host sits down over the WebSocket."""
    call.asked.check()
    call.limit_me("tables")
    return api.Made(table=await call.desk.hall.open_table(call.asked, call.me))


async def one(call: Call[api.Nothing]) -> Listed:
    """A table, listed or not: who has the link may look."""
    found = call.desk.hall.summary(MatchId(call.part("id")))
    if found is None:
        raise TableUnknown
    return found


async def mine(call: Call[api.Nothing]) -> Matches:
    """The unfinished tables of who asks, those that wait for them first."""
    running = await call.desk.store.matches.running_of(call.me.id)
    return Matches(matches=tuple(map(told, running)))
