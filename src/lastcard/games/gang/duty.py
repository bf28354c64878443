"""What a seat has to do now, and why it may not do more: decided once, for all who show it."""

from typing import Final, TypeAlias

from lastcard.games import game
from lastcard.games.game import Seat
from lastcard.games.gang.cards import highest
from lastcard.games.gang.combos import Type, size_of, type_of
from lastcard.games.gang.finder import PASS
from lastcard.games.gang.notation import NAMES
from lastcard.games.gang.position import LEAD_FREE, NOTHING, OPENING_FIVE, Position
from lastcard.games.gang.state import Phase, State


class CutDeck(game.Duty, frozen=True, tag="cut"):
    """Cut the deck (GF-2.4)."""


class ShowCard(game.Duty, frozen=True, tag="show"):
    """Cut again and show a card (GF-2.4)."""


class GiveCard(game.Duty, frozen=True, tag="give"):
    """Give *to* any one card in return (GF-11.2)."""

    to: Seat


class SayLastCard(game.Duty, frozen=True, tag="call"):
    """Say "Last card!" before the next player acts (GF-8.2)."""


class Open(game.Duty, frozen=True):
    """Lead with the multi-coloured 1, in at most *most* cards (GF-3.1, GF-3.2)."""

    most: int | None


class Lead(game.Duty, frozen=True):
    """Lead anything (GF-3.4, GF-7.3)."""


class LeadSeveral(game.Duty, frozen=True):
    """Lead two or more cards: *next* holds a last card (GF-9.3)."""

    next: Seat


class LeadHighest(game.Duty, frozen=True):
    """Lead *card*, the highest, having no combo of several: *next* holds a last card (GF-9.3)."""

    next: Seat
    card: str


class Block(game.Duty, frozen=True):
    """Beat the single: *next* holds a last card (GF-9.1, GF-9.2).

    *card* is the highest one, None where it does not beat the single; *gang* says whether a gang
    will do.
    """

    next: Seat
    card: str | None
    gang: bool


class Beat(game.Duty, frozen=True):
    """Play higher, or pass (GF-7.1)."""


class NothingHigher(game.Duty, frozen=True):
    """Pass: nothing in the hand is higher (GF-7.2)."""


Duty: TypeAlias = (
    CutDeck
    | ShowCard
    | GiveCard
    | SayLastCard
    | Open
    | Lead
    | LeadSeveral
    | LeadHighest
    | Block
    | Beat
    | NothingHigher
)
"""Anything a seat can have to do."""

_CUT: Final = CutDeck()
_SHOW: Final = ShowCard()
_CALL: Final = SayLastCard()
_LEAD: Final = Lead()
_BEAT: Final = Beat()
_NOTHING_HIGHER: Final = NothingHigher()
_LARGEST_OPENING: Final = 5


def duty(state: State, seat: Seat) -> Duty:
    """What *seat*, which may act, has to do."""
    position = state.position
    if position is not None:
        return in_turn(position) if position.turn == seat else _CALL
    if state.phase is Phase.EXCHANGE:
        assert state.exchange is not None
        return GiveCard(to=state.exchange.giver)
    return _CUT if state.phase is Phase.CUT else _SHOW


def in_turn(position: Position) -> Duty:
    """What the seat in turn has to do."""
    if position.pending == position.turn:
        return _CALL
    return to_lead(position) if position.to_beat == NOTHING else to_answer(position)


def to_lead(position: Position) -> Open | Lead | LeadSeveral | LeadHighest:
    """What the seat in turn, which leads, has to do."""
    if position.opening:
        return Open(most=_LARGEST_OPENING if position.rules & OPENING_FIVE else None)
    if not position.blocking():
        return _LEAD
    if size_of(position.legal()[0]) > 1:
        return LeadSeveral(next=_next(position))
    if position.rules & LEAD_FREE or position.left(position.turn) == 1:
        return _LEAD
    return LeadHighest(next=_next(position), card=_highest(position))


def to_answer(position: Position) -> Block | Beat | NothingHigher:
    """What the seat in turn, which has something to beat, has to do."""
    legal = position.legal()
    if legal[-1] != PASS:
        card = _highest(position) if size_of(legal[0]) == 1 else None
        return Block(next=_next(position), card=card, gang=type_of(legal[-1]) >= Type.GANG_OF_4)
    return _BEAT if len(legal) > 1 else _NOTHING_HIGHER


def _next(position: Position) -> Seat:
    return Seat(position.following(position.turn))


def _highest(position: Position) -> str:
    return NAMES[highest(position.hand(position.turn))]
