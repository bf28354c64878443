"""Situations written down, for tests that read like a game."""

from collections.abc import Sequence

from lastcard.bots.thirteen.situation import ALL, Situation
from lastcard.games.thirteen.cards import size, spread
from lastcard.games.thirteen.notation import read_cards, read_sequence
from lastcard.games.thirteen.position import Position


def situation(
    hand: str,
    targets: Sequence[str] = ("", "", ""),
    taken: Sequence[str] = ("", "", "", ""),
    pile: int = 10,
    totals: Sequence[int] = (0, 0, 0, 0),
    deals_left: int = 3,
) -> Situation:
    """Seat 0 in turn, holding *hand*; everybody holds as many, *pile* cards are left to draw."""
    held, lying = read_cards(hand), [read_sequence(text) for text in targets]
    unseen = ALL - held - sum(read_cards(text) for text in (*targets, *taken))
    cards = spread(unseen)
    hands, count = [held], size(held)
    for _ in taken[1:]:
        hands.append(sum(1 << 4 * card for card in cards[:count]))
        cards = cards[count:]
    position = Position(hands, 0, cards[:pile])
    position.resume(lying, [read_cards(text) for text in taken])
    return Situation(
        seat=0,
        hand=held,
        position=position,
        unseen=unseen,
        turns=(),
        totals=tuple(totals),
        deals_left=deals_left,
    )
