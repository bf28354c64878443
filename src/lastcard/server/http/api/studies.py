"""Studies: playing on from a move of a match that is over."""

import asyncio

from lastcard.games.game import Seat
from lastcard.record import Record
from lastcard.server.http.api.records import read_record, record_for
from lastcard.server.http.request import ApiRequest
from lastcard.table.errors import SetupRefused
from lastcard.table.state.entries import MatchId, TableEntry
from lastcard.table.state.setup import Study
from lastcard.table.study import moves_of, opening, setup_of
from lastcard.wire import api


async def make(request: ApiRequest[api.NewStudy]) -> api.Made:
    """Make the table of a study; whoever asks has a seat there."""
    record = await _record(request)
    # Many moves are made again, and perhaps many deals tried: others are not to wait for it.
    entries = await asyncio.to_thread(_entries, request, record)
    address = request.context.addresses.neighbourhood(request.http)
    request.context.limits.take_from_both("tables", request.me.id, address)
    return api.Made(table=(await request.context.tables.open(entries, address)).id)


async def _record(request: ApiRequest[api.NewStudy]) -> Record:
    asked = request.asked
    if (asked.match is None) == (asked.record is None):
        raise SetupRefused(field="match")
    if asked.match is not None:
        return await record_for(request, MatchId(asked.match))
    return await asyncio.to_thread(read_record, asked.record or "")


def _entries(request: ApiRequest[api.NewStudy], record: Record) -> list[TableEntry]:
    asked, seat = request.asked, Seat(request.asked.seat)
    study = Study(number=asked.number, match=asked.match, redealt=asked.redealt, move=asked.move)
    setup = setup_of(record, study, asked.bots)
    moves = moves_of(record, study, seat, request.context.chance.dice.getrandbits(31))
    return opening(setup, moves, request.me.id, request.me.name, seat)
