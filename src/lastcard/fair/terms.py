"""What is settled about a match before its first deal, and the transcript of a deal."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from lastcard.fair.errors import DeckRefused, NameRefused, SeatsRefused
from lastcard.fair.notes import Chain, Commit, Link, SeatAnswer
from lastcard.games.game import Seat

VERSION: Final = 1
"""The version of the construction; a changed one is a new number, never a silent edit."""

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,63}", re.ASCII)
_MOST_CARDS = 256  # a card is drawn with one byte


@dataclass(frozen=True, slots=True)
class Terms:
    """What every deal of a match has in common."""

    match: str
    """The match's own name, which no other match ever has; it may also name a file."""
    game: str
    """The key of the game."""
    seats: int
    deck: tuple[str, ...]
    """The cards in the game's fixed order, before shuffling."""

    def __post_init__(self) -> None:
        for name in (self.match, self.game):
            if not _NAME.fullmatch(name):
                raise NameRefused(name=name[:80])
        if self.seats < 1:
            raise SeatsRefused(seats=self.seats)
        if not 2 <= len(self.deck) <= _MOST_CARDS:
            raise DeckRefused(cards=len(self.deck))

    @property
    def places(self) -> range:
        """The seats of the match."""
        return range(self.seats)


@dataclass(frozen=True, slots=True)
class Contributions:
    """What goes into the deck of one deal besides the secret."""

    deal: int
    """Its number, counted from 1."""
    chains: Mapping[Seat, Chain]
    """The chains pledged at the start of the match."""
    commit: Commit
    answers: Mapping[Seat, SeatAnswer]
    """What is noted of every seat."""


def transcript(terms: Terms, given: Contributions) -> bytes:
    """All that is public before the deck is shuffled, as the bytes that drive the shuffle."""
    return _lines(
        f"lastcard deal {VERSION}",
        f"match {terms.match}",
        f"game {terms.game}",
        f"deal {given.deal}",
        f"seats {terms.seats}",
        *(str(given.chains[seat]) for seat in sorted(given.chains)),
        str(given.commit),
        *(str(given.answers[seat]) for seat in sorted(given.answers)),
    )


def receipt_message(terms: Terms, given: Contributions, link: Link) -> bytes:
    """What the server signs when it has *link*."""
    return _lines(
        f"lastcard receipt {VERSION}",
        f"match {terms.match}",
        f"game {terms.game}",
        f"deal {given.deal}",
        str(given.commit),
        str(link),
    )


def seat_message(terms: Terms, deal: int, seat: Seat) -> bytes:
    """What the link of a seat without a chain is derived from, with the secret as key."""
    return _lines(
        f"lastcard seat {VERSION}",
        f"match {terms.match}",
        f"game {terms.game}",
        f"deal {deal}",
        f"seat {seat}",
    )


def kept_seats(terms: Terms, chains: Iterable[Seat]) -> tuple[Seat, ...]:
    """The seats without a chain, for which the server answers."""
    pledged = set(chains)
    return tuple(Seat(place) for place in terms.places if place not in pledged)


def _lines(*lines: str) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode("ascii")
