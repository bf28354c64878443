"""A match written down: options, seats, and every move in order."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from lastcard.fair import Note
from lastcard.fair.notes import Chain, Commit, Server
from lastcard.games.game import TABLE, Entry, Seat
from lastcard.match import AnyMatch

VERSION: Final = 3
"""The version of the format; a changed format is a new number, never a silent edit."""
VERSIONS: Final = (1, 2, VERSION)
"""What can be read. From version 2 on a server may have signed: its key, receipts, signatures. From
version 3 on the match may be a study."""


_BEFORE: Final = (Server, Chain)  # the notes before the first deal


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

    lastcard: int = 1
    """The version of the format: the first one that has everything that is in the record."""
    game: str
    edition: str
    options: Mapping[str, str]
    """Every option the match was played with, also those the edition has anyway."""
    names: tuple[str, ...]
    """Who sat where."""
    match: str | None = None
    """The match's own name, where its deals are proved."""
    seed: int | None = None
    """What the decks were shuffled from, where chance came from a seed."""
    study: int | msgspec.UnsetType = msgspec.UNSET
    """After how many moves, the table's included, a study began; they were made elsewhere.
    Records of other matches do not have the field."""
    proof: tuple[str, ...] = ()
    """What the seats committed to before the first deal."""
    deals: tuple[RecordedDeal, ...] = ()
    totals: tuple[int, ...] | None = None
    """The final score; None while the match goes on."""
    winners: tuple[Seat, ...] | None = None

    @property
    def is_study(self) -> bool:
        """Whether the match is a study."""
        return self.study is not msgspec.UNSET

    @classmethod
    def of(
        cls,
        match: AnyMatch,
        names: Sequence[str],
        seed: int | None = None,
        study: int | None = None,
    ) -> "Record":
        """The record of *match* as it stands: all its secrets, the running deal's deck included."""
        options = match.game.describe(match.options)
        outcome = match.game.outcome(match.state)
        signed = any(isinstance(note, Server) for note in match.journal)
        return cls(
            lastcard=_version(signed=signed, study=study is not None),
            game=match.game.key,
            edition=match.options.edition,
            options=options,
            names=tuple(" ".join(name.split()) for name in names),
            match=match.name,
            seed=seed,
            study=msgspec.UNSET if study is None else study,
            proof=tuple(str(note) for note in match.journal if isinstance(note, _BEFORE)),
            deals=_deals(match),
            totals=outcome.totals if outcome else None,
            winners=outcome.winners if outcome else None,
        )


def _version(*, signed: bool, study: bool) -> int:
    return 3 if study else 2 if signed else 1


def _deals(match: AnyMatch) -> tuple[RecordedDeal, ...]:
    scores = match.game.scores(match.state)
    deals: list[tuple[list[RecordedMove], list[str]]] = []
    for entry in match.journal:
        if isinstance(entry, _BEFORE):
            continue
        if _begins(entry, deals):
            deals.append(([], []))
        moves, proof = deals[-1]
        if isinstance(entry, Entry):
            moves.append(RecordedMove(entry.seat, match.game.write(entry.move)))
        else:
            proof.append(str(entry))
    return tuple(
        RecordedDeal(
            tuple(moves), tuple(scores[index]) if index < len(scores) else None, tuple(proof)
        )
        for index, (moves, proof) in enumerate(deals)
    )


def _begins(entry: Entry[Any] | Note, deals: list[tuple[list[RecordedMove], list[str]]]) -> bool:
    # A deal begins with its commitment, or with the dealt deck where there is none.
    if isinstance(entry, Entry):
        return entry.seat == TABLE and not (deals and not deals[-1][0])
    return isinstance(entry, Commit)
