"""What everybody at the table sees happen. Cards are text, as in the notation."""

from typing import TypeAlias

from lastcard.games.game import Event, Seat


class Dealt(Event, frozen=True, kw_only=True):
    """A deal begins."""

    deal: int
    dealer: Seat
    direction: int


class DeckCut(Event, frozen=True, kw_only=True):
    """The deck was cut (GF-2.4)."""

    seat: Seat
    at: int


class CardShown(Event, frozen=True, kw_only=True):
    """The dealer showed the card at the cut; a phoenix or dragon means another cut (GF-2.4)."""

    seat: Seat
    card: str
    again: bool


class Given(Event, frozen=True, kw_only=True):
    """A card crossed the table; *forced* when its giver had no choice (GF-11)."""

    giver: Seat
    taker: Seat
    card: str
    forced: bool


class Played(Event, frozen=True, kw_only=True):
    """A combo was played."""

    seat: Seat
    cards: str
    type: str
    left: int


class Passed(Event, frozen=True, kw_only=True):
    """A seat passed."""

    seat: Seat


class Declared(Event, frozen=True, kw_only=True):
    """A seat holds one card, and said so or the table did (GF-8.1)."""

    seat: Seat


class Undeclared(Event, frozen=True, kw_only=True):
    """A seat forgot to declare its last card and is out of the deal (GF-8.3)."""

    seat: Seat


class CycleEnded(Event, frozen=True, kw_only=True):
    """All others have passed; *leader* leads (GF-7.3)."""

    leader: Seat


class DealEnded(Event, frozen=True, kw_only=True):
    """A deal was won; hands are opened and counted."""

    winner: Seat
    hands: tuple[str, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]


class MatchEnded(Event, frozen=True, kw_only=True):
    """The match is over."""

    totals: tuple[int, ...]
    winners: tuple[Seat, ...]


AnyEvent: TypeAlias = (
    Dealt
    | DeckCut
    | CardShown
    | Given
    | Played
    | Passed
    | Declared
    | Undeclared
    | CycleEnded
    | DealEnded
    | MatchEnded
)
"""Anything that happens in this game."""
