"""What everybody at the table sees happen. Cards are text, as in the notation."""

from typing import TypeAlias

from lastcard.games.game import Event, Seat


class Dealt(Event, frozen=True, kw_only=True):
    """A deal begins."""

    deal: int
    dealer: Seat
    direction: int


class Played(Event, frozen=True, kw_only=True):
    """A card was put on a target, which brings the sum there to *sum*."""

    seat: Seat
    card: str
    target: str
    sum: int


class Took(Event, frozen=True, kw_only=True):
    """The sum was over 13: the cards that lay there before go to the player (TH-2.5)."""

    seat: Seat
    target: str
    cards: str
    taken: int
    """How many cards the seat has taken in this deal."""


class Drew(Event, frozen=True, kw_only=True):
    """A card was drawn; *pile* cards are left to draw (TH-2.4)."""

    seat: Seat
    pile: int


class DealEnded(Event, frozen=True, kw_only=True):
    """A deal is over; what everybody has taken is opened and counted (TH-2.7, TH-3)."""

    taken: tuple[str, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]


class MatchEnded(Event, frozen=True, kw_only=True):
    """The match is over."""

    totals: tuple[int, ...]
    winners: tuple[Seat, ...]


AnyEvent: TypeAlias = Dealt | Played | Took | Drew | DealEnded | MatchEnded
"""Anything that happens in this game."""
