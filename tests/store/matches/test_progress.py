"""How players play over time is kept for each of them, match by match."""

import json
from collections.abc import Mapping
from functools import partial

import pytest

from lastcard.games.game import Seat
from lastcard.review.tally import ChoiceTally, SeatTally
from lastcard.store.matches.matches import StoredSeat
from lastcard.store.matches.ratings import RatingsByPlayer
from lastcard.store.store import Store
from lastcard.table.state.entries import MatchId, PlayerId
from tests.store.matches.played import come, play


def tally(seat: int, lost: float = 3.0, luck: float | None = -2.5) -> SeatTally:
    total = ChoiceTally(choices=12, lost=lost, squares=4.5)
    return SeatTally(
        seat=Seat(seat),
        total=total,
        errors=0.5,
        kinds={"leading": total},
        result=1.0,
        luck=luck,
        chance_luck=0.1,
    )


@pytest.fixture
async def mei(store: Store) -> PlayerId:
    """Who gets better."""
    return await come(store, "Mei")


async def lost(store: Store, player: PlayerId, game: str = "gang") -> list[float]:
    return [one.tally.total.lost for one in await store.progress.matches(player, game)]


async def test_everybody_who_played_has_their_own(store: Store, mei: PlayerId) -> None:
    bo = await come(store, "Bo")
    match = await play(store, mei, bo, bots=["planner"], now=40, winners=(1,))
    await store.progress.keep(match, "master-1/0", [tally(0, 3.0), tally(1, 5.0), tally(2, 9.0)])
    (hers,), (theirs,) = (
        await store.progress.matches(mei, "gang"),
        await store.progress.matches(bo, "gang"),
    )
    assert (hers.tally, hers.won, hers.finished) == (tally(0, 3.0), False, 40)
    assert (theirs.tally, theirs.won, theirs.reference) == (tally(1, 5.0), True, "master-1/0")
    assert await store.progress.matches(mei, "thirteen") == []


async def test_matches_are_told_oldest_first_and_game_by_game(store: Store, mei: PlayerId) -> None:
    for number, game in enumerate(("gang", "thirteen", "gang")):
        match = await play(store, mei, now=90 - number, game=game)
        await store.progress.keep(match, "r", [tally(0, float(number))])
    assert await lost(store, mei) == [2.0, 0.0]
    assert await lost(store, mei, "thirteen") == [1.0]


async def test_another_review_of_a_match_takes_the_place_of_the_first(
    store: Store, mei: PlayerId
) -> None:
    match = await play(store, mei)
    await store.progress.keep(match, "r1", [tally(0, 3.0)])
    await store.progress.keep(match, "r2", [tally(0, 4.0, None)])
    (found,) = await store.progress.matches(mei, "gang")
    assert (found.reference, found.tally.total.lost, found.tally.luck) == ("r2", 4.0, None)


async def test_who_left_has_no_part_in_it(store: Store, mei: PlayerId) -> None:
    match = await play(store, mei, over=False)
    gone = StoredSeat(seat=Seat(0), player=mei, name="Mei", gone=True)
    await store.matches.update(match, "playing", [gone], turn_of=None, due=None, now=5)
    await store.matches.finish(match, [1], [Seat(0)], 6)
    await store.progress.keep(match, "r", [tally(0)])
    assert await lost(store, mei) == []


async def test_what_is_not_over_or_unknown_is_not_kept(store: Store, mei: PlayerId) -> None:
    for match in (await play(store, mei, over=False), MatchId("unknown")):
        await store.progress.keep(match, "r", [tally(0)])
    assert await lost(store, mei) == []


async def test_it_is_exported_and_goes_with_the_player(store: Store, mei: PlayerId) -> None:
    match = await play(store, mei)
    await store.progress.keep(match, "r", [tally(0)])
    await store.ratings.apply(match, "gang", [mei], lambda known: {mei: (27.0, 7.0)}, now=9)
    export = await store.players.export(mei)
    (kept,) = export["progress"]
    assert json.loads(kept["tally"])["total"]["choices"] == 12
    assert export["rating_steps"] == [
        {"match": match, "game": "gang", "at": 9, "mu": 27.0, "sigma": 7.0}
    ]
    await store.players.delete(mei)
    assert await lost(store, mei) == []
    assert await store.progress.ratings(mei, "gang") == []


async def test_it_goes_with_the_match_but_the_rating_stays(store: Store, mei: PlayerId) -> None:
    match = await play(store, mei)
    await store.progress.keep(match, "r", [tally(0)])
    await store.ratings.apply(match, "gang", [mei], lambda known: {mei: (27.0, 7.0)}, now=9)
    await store.packing.delete(match)
    assert await lost(store, mei) == []
    assert [step.mu for step in await store.progress.ratings(mei, "gang")] == [27.0]


async def test_every_rated_match_is_a_step(store: Store, mei: PlayerId) -> None:
    bo = await come(store, "Bo")
    for number, match in enumerate(("m2", "m1", "m3")):
        after = {mei: (25.0 + number, 8.0 - number), bo: (24.0, 8.0)}
        rate = partial(_rated, after)
        await store.ratings.apply(MatchId(match), "gang", [mei, bo], rate, now=10 + number)
    steps = await store.progress.ratings(mei, "gang")
    assert [(step.match, step.at, step.mu, step.sigma) for step in steps] == [
        ("m2", 10, 25.0, 8.0),
        ("m1", 11, 26.0, 7.0),
        ("m3", 12, 27.0, 6.0),
    ]
    assert await store.progress.ratings(mei, "thirteen") == []


def _rated(
    after: Mapping[PlayerId, tuple[float, float]], known: RatingsByPlayer
) -> Mapping[PlayerId, tuple[float, float]]:
    return after
