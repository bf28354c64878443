"""Reviews are kept, one of each match, and shared by links that can be taken back."""

from lastcard.games.game import Seat
from lastcard.store.accounts.players import Player
from lastcard.store.matches.matches import StoredSeat
from lastcard.store.matches.reviews import ReviewNote
from lastcard.store.matches.shares import Share
from lastcard.store.store import Store
from lastcard.table.state.entries import MatchId, PlayerId

M = MatchId("m1")
NOTE = ReviewNote(M, 1, "master-1/12345678", 5)


async def played(store: Store, *players: Player, match: MatchId = M) -> None:
    """*players* have played *match*."""
    await store.matches.open(
        match,
        "{}",
        host=players[0].id,
        game="gang",
        speed="fast",
        public=True,
        rated=False,
        now=1,
    )
    chairs = [
        StoredSeat(seat=Seat(seat), player=player.id, name=player.name)
        for seat, player in enumerate(players)
    ]
    await store.matches.update(match, "over", chairs, turn_of=None, due=None, now=2)


async def test_a_review_is_kept_and_read(store: Store) -> None:
    ann = await store.players.create("Ann", 0)
    assert await store.reviews.note(M) is None
    assert await store.reviews.read(M) is None
    await played(store, ann)
    await store.reviews.keep(NOTE, b"\x00\xff")
    assert await store.reviews.note(M) == NOTE
    assert await store.reviews.read(M) == b"\x00\xff"


async def test_a_newer_review_takes_the_place_of_the_older(store: Store) -> None:
    await played(store, await store.players.create("Ann", 0))
    await store.reviews.keep(NOTE, b"old")
    newer = NOTE._replace(reference="master-2/87654321", made=9)
    await store.reviews.keep(newer, b"new")
    assert await store.reviews.note(M) == newer
    assert await store.reviews.read(M) == b"new"


async def test_nothing_is_kept_of_a_match_that_is_gone(store: Store) -> None:
    await store.reviews.keep(NOTE, b"late")
    assert await store.reviews.note(M) is None


async def test_a_match_takes_review_and_links_along(store: Store) -> None:
    ann = await store.players.create("Ann", 0)
    await played(store, ann)
    await store.reviews.keep(NOTE, b"data")
    await store.shares.make(Share(M, ann.id, "token", 6))
    await store.packing.delete(M)
    assert await store.reviews.note(M) is None
    assert await store.shares.get("token") is None


async def test_a_link_is_made_once_and_found_by_its_token(store: Store) -> None:
    ann = await store.players.create("Ann", 0)
    await played(store, ann)
    first = await store.shares.make(Share(M, ann.id, "first", 6))
    assert first == Share(M, ann.id, "first", 6)
    assert await store.shares.make(Share(M, ann.id, "second", 7)) == first
    assert await store.shares.get("first") == first
    assert await store.shares.get("second") is None


async def test_links_are_listed_newest_first_and_taken_back_by_their_player(store: Store) -> None:
    ann, bo = await store.players.create("Ann", 0), await store.players.create("Bo", 0)
    await played(store, ann, bo)
    await played(store, ann, match=MatchId("m2"))
    older = await store.shares.make(Share(M, ann.id, "a", 6))
    newer = await store.shares.make(Share(MatchId("m2"), ann.id, "b", 7))
    assert await store.shares.of(ann.id) == [newer, older]
    assert await store.shares.of(bo.id) == []
    assert not await store.shares.take_back(bo.id, "a")
    assert await store.shares.take_back(ann.id, "a")
    assert not await store.shares.take_back(ann.id, "a")
    assert await store.shares.of(ann.id) == [newer]


async def test_with_a_player_go_their_links_and_the_reviews_nobody_else_may_see(
    store: Store,
) -> None:
    ann, bo = await store.players.create("Ann", 0), await store.players.create("Bo", 0)
    alone = MatchId("alone")
    await played(store, ann, bo)
    await played(store, ann, match=alone)
    for match in (M, alone):
        await store.reviews.keep(NOTE._replace(match=match), b"data")
        await store.shares.make(Share(match, ann.id, f"of {match}", 6))
    mine = await store.shares.make(Share(M, bo.id, "bo's", 6))
    assert await store.players.delete(ann.id)
    assert await store.reviews.note(M) == NOTE
    assert await store.reviews.note(alone) is None
    assert await store.shares.get("of m1") is None
    assert await store.shares.get("bo's") == mine
    assert await store.players.delete(bo.id)
    assert await store.reviews.note(M) is None


async def test_links_are_in_what_is_kept_about_a_player(store: Store) -> None:
    ann = await store.players.create("Ann", 0)
    await played(store, ann)
    await store.shares.make(Share(M, ann.id, "token", 6))
    export = await store.players.export(PlayerId(ann.id))
    assert export["shares"] == [{"match": M, "token": "token", "made": 6}]
