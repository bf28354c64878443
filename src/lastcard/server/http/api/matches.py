"""One match, as everybody may see it."""

import msgspec

from lastcard.bots.bot_names import called
from lastcard.games.game import Seat
from lastcard.server.http.request import ApiRequest
from lastcard.store.errors import MatchUnknown
from lastcard.store.matches.matches import Summary
from lastcard.table.state.entries import MatchId
from lastcard.table.state.setup import Setup
from lastcard.wire import api
from lastcard.wire.history import MatchInfo, Sitting


async def one(request: ApiRequest[api.Nothing]) -> MatchInfo:
    """A match, running or not."""
    found = await request.context.store.matches.get(MatchId(request.part("id")))
    if found is None:
        raise MatchUnknown
    return told(found)


def told(summary: Summary) -> MatchInfo:
    """*summary* as clients see it."""
    setup = msgspec.json.decode(summary.setup, type=Setup)
    people = {chair.seat: chair.name for chair in summary.chairs}
    names = called([people.get(Seat(seat)) for seat in range(setup.seats)])
    return MatchInfo(
        match=summary.match,
        setup=setup,
        host=summary.host,
        phase=summary.phase,
        sitting=tuple(
            Sitting(seat=chair.seat, player=chair.player, name=names[chair.seat], bot=chair.bot)
            for chair in summary.chairs
        ),
        opened=summary.opened,
        changed=summary.changed,
        turn_of=summary.turn_of,
        due=summary.due,
        finished=summary.finished,
        totals=summary.totals,
        winners=summary.winners,
    )
