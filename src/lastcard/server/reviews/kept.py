"""The reviews that were made, as the server reads and keeps them."""

import asyncio
from collections.abc import Callable, Sequence

from lastcard.games.game import Seat
from lastcard.locales import Words
from lastcard.review.document import VERSION, Review
from lastcard.review.parts import PARTS
from lastcard.review.tally import tally
from lastcard.server.reviews.packed import pack, unpack
from lastcard.store.matches.reviews import ReviewNote
from lastcard.store.store import Store
from lastcard.table.state.entries import MatchId
from lastcard.wire.reviews import KeptReview


class KeptReviews:
    """The reviews in the store, and what they say of each player; *now* is the time."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store.reviews
        self._progress = store.progress
        self._now = now

    async def keep(self, match: MatchId, review: Review) -> None:
        """Keep *review*, instead of the one that there was."""
        note = ReviewNote(match, review.version, review.reference, self._now())
        await self._store.keep(note, await asyncio.to_thread(pack, review))
        tallies = [tally(review, Seat(seat)) for seat in range(len(review.seats))]
        await self._progress.keep(match, review.reference, tallies)

    async def read(self, match: MatchId, names: Sequence[str], words: Words) -> Review | None:
        """The review of *match*, where *names* sat, in the language of *words*."""
        data = await self._store.read(match)
        return None if data is None else await asyncio.to_thread(unpack, data, names, words)

    async def about(self, match: MatchId, game: str) -> KeptReview | None:
        """What is known of the review of *match*, which is one of *game*."""
        note = await self._store.note(match)
        return (
            None
            if note is None
            else KeptReview(
                made=note.made,
                version=note.version,
                reference=note.reference,
                outdated=game in PARTS
                and (note.version, note.reference) != (VERSION, PARTS[game].reference),
            )
        )
