"""A provable error of Gang of Four: the deal given to somebody with one card."""

from collections.abc import Sequence

from lastcard.bots.gang.situation import Situation, situation_of
from lastcard.games.game import Entry
from lastcard.games.gang.cards import Card, spread
from lastcard.games.gang.combos import FIRST, Type, size_of
from lastcard.games.gang.finder import PASS
from lastcard.games.gang.moves import Move, Pass, Play
from lastcard.games.gang.position import NOBODY, NOTHING, Position
from lastcard.games.gang.view import View


def is_gift(view: View, seen: Sequence[Entry[Move]], move: Move) -> bool:
    """Whether *move* let the next player go out for certain, though another was surely no worse.

    For certain: whatever the one card is, as far as this seat can know, it can be played. Then this
    seat pays for all it still holds. A move that gets rid of more cards can only cost less, since
    nobody ever gets cards back; so does one that gets rid of as many and leaves the last card
    unplayable, whatever it is, or at worst it costs the same.
    """
    if not _is_suspect(view, move):
        return False
    situation = situation_of(view, seen)
    if situation.position.pending == situation.seat:
        return False  # whatever is led now is not played (GF-8.5)
    chosen = getattr(move, "combo", PASS)
    if not _surely_ends(situation, chosen):
        return False
    return any(_is_better(situation, other, chosen) for other in situation.legal())


def _is_better(situation: Situation, other: int, chosen: int) -> bool:
    more = _shed(other) - _shed(chosen)
    return more > 0 or (more == 0 and not _may_end(situation, other))


def _is_suspect(view: View, move: Move) -> bool:
    # Most moves can be cleared quickly: forced ones, and combos that one card cannot beat.
    if len(view.legal) < 2 or not (isinstance(move, Pass) or _is_single(move)):
        return False
    return any(count == 1 for seat, count in enumerate(view.counts) if seat != view.seat)


def _is_single(move: Move) -> bool:
    return isinstance(move, Play) and size_of(move.combo) == 1


def _surely_ends(situation: Situation, move: int) -> bool:
    after = _after(situation, move)
    cards = _last_card(situation, after)
    return bool(cards) and all(_goes_out(after, card) for card in cards)


def _may_end(situation: Situation, move: int) -> bool:
    after = _after(situation, move)
    return any(_goes_out(after, card) for card in _last_card(situation, after))


def _after(situation: Situation, move: int) -> Position:
    after = situation.position.copy()
    after.play(move)
    return after


def _last_card(situation: Situation, after: Position) -> list[Card]:
    # What the next player's one card may be; empty when it does not concern this seat.
    seat = after.turn
    if after.winner != NOBODY or seat == situation.seat or after.left(seat) != 1:
        return []
    if situation.known[seat]:
        return spread(situation.known[seat])
    elsewhere = [card for cards in situation.known for card in spread(cards)]
    left = spread(situation.unseen)
    for card in elsewhere:
        left.remove(card)
    return [card for card in left if card <= situation.ceiling[seat]]


def _goes_out(after: Position, card: Card) -> bool:
    # A leader plays the card; else it has to beat a single (a card's combo is its own number).
    if after.to_beat == NOTHING:
        return True
    return after.to_beat < FIRST[Type.PAIR] and card > after.to_beat


def _shed(move: int) -> int:
    return 0 if move == PASS else size_of(move)
