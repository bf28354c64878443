"""Matches that were played, with no more of them than lists show."""

from collections.abc import Sequence
from itertools import count
from typing import Any

from lastcard.games.game import Seat
from lastcard.store.matches.matches import StoredSeat
from lastcard.store.store import Store
from lastcard.table.state.entries import MatchId, PlayerId

_numbers = count(1)


async def come(store: Store, name: str) -> PlayerId:
    """A guest called *name*."""
    return (await store.players.create(name, 0)).id


async def play(
    store: Store,
    *people: PlayerId,
    match: str = "",
    bots: Sequence[str] = (),
    winners: Sequence[int] = (0,),
    now: int = 10,
    over: bool = True,
    edition: str = "en-2010",
    **changes: Any,
) -> MatchId:
    """A match of *people*, who sit first, and *bots*."""
    name = MatchId(match or f"played-{next(_numbers)}")
    values: dict[str, Any] = {"game": "gang", "speed": "normal", "public": True, "rated": False}
    setup = f'{{"game":"gang","edition":"{edition}"}}'
    await store.matches.open(name, setup, host=people[0], now=0, **{**values, **changes})
    chairs = [await _chair(store, Seat(seat), player) for seat, player in enumerate(people)]
    chairs += [
        StoredSeat(seat=Seat(seat), bot=bot) for seat, bot in enumerate(bots, start=len(people))
    ]
    await store.matches.update(name, "playing", chairs, turn_of=None, due=None, now=1)
    if over:
        totals = [9 if seat in winners else 90 for seat in range(len(chairs))]
        await store.matches.finish(name, totals, [Seat(seat) for seat in winners], now)
    return name


async def _chair(store: Store, seat: Seat, player: PlayerId) -> StoredSeat:
    found = await store.players.get(player)
    assert found is not None
    return StoredSeat(seat=seat, player=player, name=found.name)
