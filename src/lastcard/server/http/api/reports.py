"""Reports: what players tell the operator about other players."""

import logging

from lastcard.server.http.request import ApiRequest
from lastcard.store.errors import MatchUnknown, PlayerUnknown
from lastcard.table.state.entries import MatchId, PlayerId
from lastcard.wire import api

_log = logging.getLogger(__name__)


async def make(request: ApiRequest[api.NewReport]) -> api.Reported:
    """Keep a report for the operator."""
    store, asked = request.context.store, request.asked
    request.limit_me("reports")
    player = PlayerId(asked.player)
    if await store.players.get(player) is None:
        raise PlayerUnknown
    match = None if asked.match is None else MatchId(asked.match)
    if match is not None and await store.matches.get(match) is None:
        raise MatchUnknown
    report = await store.reports.add(
        request.me.id,
        player,
        match=match,
        number=asked.number,
        reason=asked.reason,
        text="".join(sign for sign in asked.text if sign.isprintable() or sign == "\n"),
        now=request.now,
    )
    _log.warning("report %d waits for the operator: lastcard admin reports", report)
    return api.Reported(report=report)
