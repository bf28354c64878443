"""Ratings change once for each match, and nobody's change is lost."""

import asyncio
from collections.abc import Mapping

import pytest

from lastcard.store.matches.ratings import Rater, Rating, RatingsByPlayer
from lastcard.store.store import Store
from lastcard.table.state.entries import MatchId, PlayerId

MATCH = MatchId("m1")


@pytest.fixture
async def mei(store: Store) -> PlayerId:
    return (await store.players.create("Mei", 0)).id


def gains(*players: PlayerId) -> Rater:
    """Everybody gains a point."""

    def rate(known: RatingsByPlayer) -> Mapping[PlayerId, tuple[float, float]]:
        before = {player: known.get(player, Rating(mu=25.0, sigma=8.0)) for player in players}
        return {player: (rating.mu + 1, rating.sigma) for player, rating in before.items()}

    return rate


async def test_who_never_played_has_no_rating(store: Store, mei: PlayerId) -> None:
    assert await store.ratings.get_many("gang", [mei]) == {}


async def test_a_match_changes_ratings(store: Store, mei: PlayerId) -> None:
    assert await store.ratings.apply(MATCH, "gang", [mei], lambda known: {mei: (27.5, 7.25)})
    assert await store.ratings.get_many("gang", [mei]) == {
        mei: Rating(mu=27.5, sigma=7.25, matches=1)
    }


async def test_a_match_is_rated_once(store: Store, mei: PlayerId) -> None:
    assert await store.ratings.apply(MATCH, "gang", [mei], gains(mei))
    assert not await store.ratings.apply(MATCH, "gang", [mei], gains(mei))
    assert (await store.ratings.get_many("gang", [mei]))[mei].matches == 1


async def test_the_next_match_goes_on_from_there(store: Store, mei: PlayerId) -> None:
    for match in ("m1", "m2", "m3"):
        await store.ratings.apply(MatchId(match), "gang", [mei], gains(mei))
    assert await store.ratings.get_many("gang", [mei]) == {
        mei: Rating(mu=28.0, sigma=8.0, matches=3)
    }


async def test_games_are_rated_apart(store: Store, mei: PlayerId) -> None:
    await store.ratings.apply(MATCH, "gang", [mei], gains(mei))
    assert await store.ratings.get_many("thirteen", [mei]) == {}


async def test_matches_that_end_together_are_all_counted(store: Store) -> None:
    them = [(await store.players.create(f"p{n}", 0)).id for n in range(4)]

    async def play(number: int) -> None:
        pair = [them[number % 4], them[(number + 1) % 4]]
        assert await store.ratings.apply(MatchId(f"m{number}"), "gang", pair, gains(*pair))

    await asyncio.gather(*(play(number) for number in range(12)))
    found = await store.ratings.get_many("gang", them)
    assert {(rating.mu, rating.matches) for rating in found.values()} == {(31.0, 6)}


async def test_if_rating_fails_the_match_is_not_rated(store: Store, mei: PlayerId) -> None:
    def fails(known: RatingsByPlayer) -> Mapping[PlayerId, tuple[float, float]]:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await store.ratings.apply(MATCH, "gang", [mei], fails)
    assert await store.ratings.apply(MATCH, "gang", [mei], gains(mei))


async def test_who_is_forgotten_is_not_rated(store: Store, mei: PlayerId) -> None:
    bo = (await store.players.create("Bo", 0)).id
    await store.players.delete(bo)
    assert await store.ratings.apply(MATCH, "gang", [mei, bo], gains(mei, bo))
    assert set(await store.ratings.get_many("gang", [mei, bo])) == {mei}


async def test_the_leaderboard_goes_by_what_is_almost_certain(store: Store) -> None:
    strengths = {
        "Sure": (28.0, 1.0),
        "Bold": (30.0, 8.0),
        "Weak": (20.0, 1.0),
        "Guest": (50.0, 1.0),
    }
    them = {name: (await store.players.create(name, 0)).id for name in strengths}
    for name in ("Sure", "Bold", "Weak"):
        await store.players.register(them[name], name, "hash")
    bot = await store.bots.create(them["Sure"], "Robin", b"token", 0)
    after = {them[name]: strength for name, strength in strengths.items()} | {bot.id: (60.0, 1.0)}
    await store.ratings.apply(MATCH, "gang", list(after), lambda known: after)
    found = await store.ratings.leaderboard("gang", 9)
    assert [standing.name for standing in found] == ["Sure", "Weak", "Bold"]
    assert found[0].player == them["Sure"]
    assert found[0].rating == Rating(mu=28.0, sigma=1.0, matches=1)
    assert len(await store.ratings.leaderboard("gang", 2)) == 2
    assert await store.ratings.leaderboard("thirteen", 9) == []
