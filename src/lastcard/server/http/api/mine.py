"""The caller's unfinished tables. Lists in the store are a moment behind, and whose turn it is
changes too often to be written down: a table that is awake is asked itself."""

import msgspec

from lastcard.games.game import TABLE, Seat
from lastcard.server.http.api.matches import told
from lastcard.server.http.request import ApiRequest
from lastcard.server.live.listing import Listing
from lastcard.store.matches.matches import StoredSeat, Summary
from lastcard.table.state.entries import PlayerId
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
    return MyTables(matches=tuple(sorted(found, key=_urgency)))


def _mine(kept: Summary, live: Listing | None, me: PlayerId) -> MyTable | None:
    """What *me* is told of a table; None if they have nothing to do there any more."""
    now = kept if live is None else _brought_up_to_date(kept, live)
    own = next((chair for chair in now.chairs if chair.player == me), None)
    if own is None or now.phase not in ("open", "playing"):
        return None
    awaits = live.awaits if live is not None else _seat(now.chairs, now.turn_of)
    people = [chair for chair in now.chairs if chair.player is not None and not chair.gone]
    alone = people == [own]
    return MyTable(
        **msgspec.structs.asdict(told(now)),
        turn=awaits,
        yours=not own.gone and (now.turn_of == me or (alone and awaits == TABLE)),
        alone=alone,
        left=own.gone,
    )


def _brought_up_to_date(kept: Summary, live: Listing) -> Summary:
    return msgspec.structs.replace(
        kept, phase=live.phase, chairs=live.chairs, turn_of=live.turn_of, due=live.due
    )


def _seat(chairs: tuple[StoredSeat, ...], player: PlayerId | None) -> Seat | None:
    return next((chair.seat for chair in chairs if player and chair.player == player), None)


def _urgency(table: MyTable) -> tuple[bool, bool, float, int]:
    due = table.due if table.yours else None
    return (table.left, not table.yours, float("inf") if due is None else due, -table.opened)
