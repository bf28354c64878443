"""Shared looks: a replay that is shown to others, who need its name and nothing else."""

import asyncio

from lastcard.games.game import Seat
from lastcard.record import Record, replay
from lastcard.server.errors import PageUnknown
from lastcard.server.http.api.records import finished, kept_record, read_record, seat_of
from lastcard.server.http.request import ApiRequest, AskedT
from lastcard.server.live.shared_looks import SharedLooks
from lastcard.table.errors import SetupRefused
from lastcard.table.state.entries import MatchId
from lastcard.wire import api
from lastcard.wire.steps import MatchSteps, steps_of


async def make(request: ApiRequest[api.NewLook]) -> api.LookMade:
    """Make one of a match that the caller may see, or of a record that they bring."""
    asked, match = request.asked, request.asked.match
    if (match is None) == (asked.record is None):
        raise SetupRefused(field="match")
    request.limit_me("tables")
    if match is not None:
        await finished(request, MatchId(match))
    elif asked.record is not None:
        await asyncio.to_thread(_check, asked.record)
    shown = None if match is None else MatchId(match)
    look = _looks(request).make(request.me.id, shown, asked.record)
    look.place = asked.place
    look.eyes = None if asked.eyes is None else Seat(asked.eyes)
    return api.LookMade(look=look.name)


async def as_steps(request: ApiRequest[api.StepsAfter]) -> MatchSteps:
    """What is looked at, move by move, with what every seat could see."""
    look, asked = _looks(request).find(request.part("id")), request.asked
    record, you = await _record(request, look.match, look.record)
    return await asyncio.to_thread(steps_of, record, you, after=asked.after, limit=asked.limit)


async def _record(
    request: ApiRequest[AskedT], match: MatchId | None, text: str | None
) -> tuple[Record, Seat | None]:
    if match is None:
        return await asyncio.to_thread(read_record, text or ""), None
    found = await request.context.store.matches.get(match)
    record = await kept_record(request.context.store, match)
    return record, None if found is None else seat_of(request.known, found)


def _looks(request: ApiRequest[AskedT]) -> SharedLooks:
    if request.context.live is None:
        raise PageUnknown
    return request.context.live.looks


def _check(text: str) -> None:
    for _ in replay(read_record(text)):
        pass
