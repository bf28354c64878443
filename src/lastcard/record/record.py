"""A match written down: options, seats, and every move in order."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from lastcard.games.game import TABLE, Seat
from lastcard.match import AnyMatch

VERSION: Final = 1
"""The version of the format; a changed format is a new number, never a silent edit."""


class RecordedMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move as text; seat -1 is the table."""

    seat: Seat
    move: str


class RecordedDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One deal: the table's move that deals the deck, then everything the seats did."""

    moves: tuple[RecordedMove, ...]
    points: tuple[int, ...] | None = None
    """The points of the deal, seat by seat; None while it is not finished."""
    proof: tuple[str, ...] = ()
    """What proves the deal: commitment, links, cut and reveal, in order."""


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match, finished or not, with everything needed to replay it."""

    lastcard: int = VERSION
    """The version of the format."""
    game: str
    edition: str
    options: Mapping[str, str]
    """Every option the match was played with, also those the edition has anyway."""
    names: tuple[str, ...]
    """Who sat where."""
    seed: int | None = None
    """What the decks were shuffled from, where chance came from a seed."""
    proof: tuple[str, ...] = ()
    """What the seats committed to before the first deal."""
    deals: tuple[RecordedDeal, ...] = ()
    totals: tuple[int, ...] | None = None
    """The final score; None while the match goes on."""
    winners: tuple[Seat, ...] | None = None

    @classmethod
    def of(cls, match: AnyMatch, names: Sequence[str], seed: int | None = None) -> "Record":
        """The record of *match* as it stands."""
        options = match.game.describe(match.options)
        outcome = match.game.outcome(match.state)
        return cls(
            game=match.game.key,
            edition=match.options.edition,
            options=options,
            names=tuple(" ".join(name.split()) for name in names),
            seed=seed,
            deals=_deals(match),
            totals=outcome.totals if outcome else None,
            winners=outcome.winners if outcome else None,
        )


def _deals(match: AnyMatch) -> tuple[RecordedDeal, ...]:
    scores = match.game.scores(match.state)
    deals: list[list[RecordedMove]] = []
    for entry in match.journal:
        if entry.seat == TABLE:
            deals.append([])
        deals[-1].append(RecordedMove(entry.seat, match.game.write(entry.move)))
    return tuple(
        RecordedDeal(tuple(moves), tuple(scores[index]) if index < len(scores) else None)
        for index, moves in enumerate(deals)
    )
