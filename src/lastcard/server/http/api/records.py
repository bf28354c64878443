"""Records of finished matches, and their replay; before the end the cards are secret."""

import asyncio
from itertools import islice
from typing import Final

import msgspec

from lastcard.games.game import Seat
from lastcard.record import Record, read, replay, write_text
from lastcard.server.accounts.sessions import Session
from lastcard.server.errors import MatchPrivate, MatchUnfinished, RecordTooLong
from lastcard.server.http.request import ApiRequest, AskedT
from lastcard.store.errors import MatchUnknown
from lastcard.store.matches.matches import Summary
from lastcard.store.store import Store
from lastcard.table.state.entries import MatchId, read_entry
from lastcard.table.state.journal import Line
from lastcard.table.state.record import record_of
from lastcard.wire import api
from lastcard.wire.history import Replay, ReplayStep
from lastcard.wire.steps import MatchSteps, steps_of

MOST_MOVES: Final = 20_000
"""How many moves a record may have that somebody brings: longer than any match."""


async def as_text(request: ApiRequest[api.Nothing]) -> str:
    """The record as text."""
    return await asyncio.to_thread(write_text, await _record(request))


async def as_json(request: ApiRequest[api.Nothing]) -> Record:
    """The record as JSON."""
    return await _record(request)


async def as_seen(request: ApiRequest[api.Sight]) -> Replay:
    """The match move by move, with what one seat could see; so many moves at a time."""
    return await replayed(await _record(request), request.asked)


async def replayed(record: Record, asked: api.Sight) -> Replay:
    """The page of the replay of *record* that is *asked* for."""
    return await asyncio.to_thread(_replay, record, asked)


async def as_steps(request: ApiRequest[api.StepsAfter]) -> MatchSteps:
    """The match move by move, with what every seat could see."""
    record, asked = await _record(request), request.asked
    you = seat_of(request.known, await finished(request, MatchId(request.part("id"))))
    return await asyncio.to_thread(steps_of, record, you, after=asked.after, limit=asked.limit)


async def replay_file(request: ApiRequest[api.RecordToReplay]) -> MatchSteps:
    """The same for a record that somebody has; it is kept nowhere."""
    asked = request.asked
    return await asyncio.to_thread(_steps_of_text, asked.record, asked.after)


def read_record(text: str) -> Record:
    """The record that somebody brings as *text*, or a ``RecordError``."""
    record = read(text)
    if sum(len(deal.moves) for deal in record.deals) > MOST_MOVES:
        raise RecordTooLong(most=MOST_MOVES)
    return record


async def record_for(request: ApiRequest[AskedT], match: MatchId) -> Record:
    """The record of *match*, which is over and which the caller may see."""
    await finished(request, match)
    return await kept_record(request.context.store, match)


async def kept_record(store: Store, match: MatchId) -> Record:
    """The record of *match*, whoever asks; ``MatchUnfinished`` before its end."""
    lines = await store.journal.read(match)
    if not lines:
        raise MatchUnknown
    # A long match is many moves: others are not to wait while they are made again.
    record = await asyncio.to_thread(_from_lines, match, lines)
    if record.totals is None and not record.is_study:
        raise MatchUnfinished
    return record


async def _record(request: ApiRequest[AskedT]) -> Record:
    return await record_for(request, MatchId(request.part("id")))


async def finished(request: ApiRequest[AskedT], match: MatchId) -> Summary:
    """What is known of *match*: it is over, and the caller's own unless the table was public."""
    found = await request.context.store.matches.get(match)
    if found is None:
        raise MatchUnknown
    if found.phase != "over":
        raise MatchUnfinished
    if not found.public and not _took_part(request.known, found):
        raise MatchPrivate
    return found


def _took_part(known: Session | None, found: Summary) -> bool:
    if known is None:
        return False
    return known.player.id == found.host or seat_of(known, found) is not None


def seat_of(known: Session | None, found: Summary) -> Seat | None:
    """Where the caller sat in the match that was *found*."""
    me = None if known is None else known.player.id
    return next((chair.seat for chair in found.chairs if me and chair.player == me), None)


def _from_lines(match: MatchId, lines: list[Line]) -> Record:
    return record_of(match, (read_entry(line.entry) for line in lines))


def _replay(record: Record, asked: api.Sight) -> Replay:
    seat, until = Seat(min(asked.seat, len(record.names) - 1)), asked.after + asked.limit
    moves = replay(record)
    steps = tuple(
        ReplayStep(
            seat=entry.seat,
            move=match.game.write(entry.move),
            events=msgspec.Raw(msgspec.json.encode(step.events)),
            view=msgspec.Raw(match.game.encode(match.view(seat))),
        )
        for entry, step, match in islice(moves, asked.after, until)
    )
    return Replay(
        record=None if asked.after else record,
        seat=seat,
        steps=steps,
        next=None if next(moves, None) is None else until,
    )


def _steps_of_text(text: str, after: int) -> MatchSteps:
    return steps_of(read_record(text), after=after, limit=api.MOST_STEPS)
