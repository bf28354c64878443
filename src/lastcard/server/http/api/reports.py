"""Reports: what players tell the operator about other players."""

from lastcard.server.http.call import Call
from lastcard.store.errors import MatchUnknown, PlayerUnknown
from lastcard.table.state.entries import MatchId, PlayerId
from lastcard.wire import api


async def make(call: Call[api.NewReport]) -> api.Reported:
    """Keep a report for the operator."""
    store, asked = call.context.store, call.asked
    call.limit_me("reports")
    player = PlayerId(asked.player)
    if await store.players.get(player) is None:
        raise PlayerUnknown
    match = None if asked.match is None else MatchId(asked.match)
    if match is not None and await store.matches.get(match) is None:
        raise MatchUnknown
    report = await store.reports.add(
        call.me.id,
        player,
        match=match,
        number=asked.number,
        reason=asked.reason,
        text="".join(sign for sign in asked.text if sign.isprintable() or sign == "\n"),
        now=call.now,
    )
    return api.Reported(report=report)
