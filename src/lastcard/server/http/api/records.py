"""Records of finished matches, and their replay; before the end the cards are secret."""

import asyncio

import msgspec

from lastcard.games.game import Seat
from lastcard.record import Record, replay, write_text
from lastcard.server.errors import MatchUnfinished
from lastcard.server.http.request import ApiRequest, AskedT
from lastcard.store.errors import MatchUnknown
from lastcard.store.store import Store
from lastcard.table.state.entries import MatchId, read_entry
from lastcard.table.state.journal import Line
from lastcard.table.state.record import record_of
from lastcard.wire import api
from lastcard.wire.history import Replay, ReplayStep


async def as_text(request: ApiRequest[api.Nothing]) -> str:
    """The record as text."""
    return await asyncio.to_thread(write_text, await _record(request))


async def as_json(request: ApiRequest[api.Nothing]) -> Record:
    """The record as JSON."""
    return await _record(request)


async def as_seen(request: ApiRequest[api.Sight]) -> Replay:
    """The match move by move, with what one seat could see."""
    record = await _record(request)
    seat = Seat(min(request.asked.seat, len(record.names) - 1))
    return await asyncio.to_thread(_replay, record, seat)


async def _record(request: ApiRequest[AskedT]) -> Record:
    match = MatchId(request.part("id"))
    lines = await _lines(request.context.store, match)
    # A long match is many moves: others are not to wait while they are made again.
    record = await asyncio.to_thread(_from_lines, match, lines)
    if record.totals is None:
        raise MatchUnfinished
    return record


async def _lines(store: Store, match: MatchId) -> list[Line]:
    found = await store.matches.get(match)
    if found is None:
        raise MatchUnknown
    if found.phase != "over":
        raise MatchUnfinished
    return await store.journal.read(match)


def _from_lines(match: MatchId, lines: list[Line]) -> Record:
    return record_of(match, (read_entry(line.entry) for line in lines))


def _replay(record: Record, seat: Seat) -> Replay:
    steps = (
        ReplayStep(
            seat=entry.seat,
            move=match.game.write(entry.move),
            events=msgspec.Raw(msgspec.json.encode(step.events)),
            view=msgspec.Raw(match.game.encode(match.view(seat))),
        )
        for entry, step, match in replay(record)
    )
    return Replay(record=record, seat=seat, steps=tuple(steps))
