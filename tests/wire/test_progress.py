"""How one plays over time reads as it was told."""

import msgspec

from lastcard.review.tally import ChoiceTally
from lastcard.table.state.entries import MatchId
from lastcard.wire.progress import MyProgress, ProgressMatch, ProgressRating


def test_progress_reads_as_it_was_told() -> None:
    leading = ChoiceTally(choices=3, lost=1.5, squares=0.75)
    match = ProgressMatch(
        choices=3,
        lost=1.5,
        squares=0.75,
        match=MatchId("m1"),
        finished=1000,
        won=True,
        reference="master-1/1a2b3c4d",
        errors=0.25,
        kinds={"leading": leading},
        result=4.0,
        luck=None,
        chance_luck=None,
    )
    rating = ProgressRating(match=MatchId("m1"), at=1000, rating=1560.0, mu=26.0, sigma=8.0)
    told = MyProgress(game="gang", matches=(match,), ratings=(rating,))
    assert msgspec.json.decode(msgspec.json.encode(told), type=MyProgress) == told
