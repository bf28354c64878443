"""The caller's unfinished tables. Lists in the store are a moment behind, and whose turn it is
changes too often to be written down: a table that is awake is asked itself."""

import asyncio

import msgspec

from lastcard.games.game import TABLE, Seat
from lastcard.server.http.api.matches import told
from lastcard.server.http.request import ApiRequest
from lastcard.server.live.listing import Listing, Score, score_of
from lastcard.store.matches.matches import Summary
from lastcard.table.state.entries import MatchId, PlayerId, read_entry
from lastcard.table.state.journal import Line
from lastcard.table.state.standing import Standing
from lastcard.wire import api
from lastcard.wire.history import MyTable, MyTables


async def show(request: ApiRequest[api.Nothing]) -> MyTables:
    """Those waiting for the caller first, then the newest; those the caller left come last."""
    me, tables = request.me.id, request.context.tables
    found = [
        table
        for summary in await request.context.store.matches.running_of(me)
        if (table := _mine(summary, await tables.listing(summary.match), me)) is not None
    ]
    listed = sorted(found, key=_urgency)
    return MyTables(matches=(*[await _scored(request, one) for one in listed[:1]], *listed[1:]))


async def _scored(request: ApiRequest[api.Nothing], table: MyTable) -> MyTable:
    """*table* with its score, also if it sleeps: what is gone on with first is told in full."""
    if table.points is not None or table.phase != "playing":
        return table
    lines = await request.context.store.journal.read(table.match)
    async with request.context.heavy.turn(request.context.addresses.neighbourhood(request.http)):
        return _with(table, await asyncio.to_thread(_read, table.match, lines))


def _read(match: MatchId, lines: list[Line]) -> Score | None:
    return score_of(Standing.after(match, (read_entry(line.entry) for line in lines)))


def _with(table: MyTable, score: Score | None) -> MyTable:
    if score is None:
        return table
    return msgspec.structs.replace(table, deal=score.deal, points=score.points)


def _mine(kept: Summary, live: Listing | None, me: PlayerId) -> MyTable | None:
    """What *me* is told of a table; None if they have nothing to do there any more."""
    now = kept if live is None else _brought_up_to_date(kept, live)
    own = next((chair for chair in now.chairs if chair.player == me), None)
    if own is None or now.phase not in ("open", "playing"):
        return None
    awaits = live.awaits if live is not None else _asleep(now)
    people = [chair for chair in now.chairs if chair.player is not None and not chair.gone]
    alone = people == [own]
    table = MyTable(
        **msgspec.structs.asdict(told(now)),
        turn=awaits,
        yours=not own.gone and (now.turn_of == me or (alone and awaits == TABLE)),
        alone=alone,
        left=own.gone,
    )
    return _with(table, None if live is None else live.score)


def _brought_up_to_date(kept: Summary, live: Listing) -> Summary:
    return msgspec.structs.replace(
        kept, phase=live.phase, chairs=live.chairs, turn_of=live.turn_of, due=live.due
    )


def _asleep(table: Summary) -> Seat | None:
    """Whom a table that sleeps waits for; the table itself between deals, or when a bot moves."""
    if table.phase != "playing" or table.turn_of is None:
        return TABLE if table.phase == "playing" else None
    return next((chair.seat for chair in table.chairs if chair.player == table.turn_of), None)


def _urgency(table: MyTable) -> tuple[bool, bool, float, int]:
    due = table.due if table.yours else None
    return (table.left, not table.yours, float("inf") if due is None else due, -table.opened)
