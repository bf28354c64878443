"""What is known of the cards in Gang of Four: what was played, shown at the cut, and exchanged."""

from collections.abc import Iterator, Sequence

from lastcard.games.game import Event
from lastcard.games.gang.events import CycleEnded, Played
from lastcard.games.gang.view import View
from lastcard.record.known.cards import Known, without


def known(view: View, seen: Sequence[Event]) -> Known:
    """What is known to all at *view*, after the events *seen* of this deal."""
    table: list[str] = []
    gone: list[str] = []
    held = _seen_in_hands(view)
    for event in seen:
        match event:
            case Played(seat=seat, cards=cards):
                table += cards.split()
                # Of two equal cards nobody knows which was played: the known one is taken to be.
                held[seat] = without(held[seat], cards.split())
            case CycleEnded():
                gone += table
                table = []
            case _:
                pass
    hands = view.opened or map(" ".join, held)
    return Known(table=" ".join(table), gone=" ".join(gone), held=tuple(hands))


def _seen_in_hands(view: View) -> list[list[str]]:
    # The cards that everybody saw on their way into a hand, before anything was played.
    held: list[list[str]] = [[] for _ in range(view.seats)]
    for shown in view.shown:
        if shown.holder is not None:
            held[shown.holder].append(shown.card)
    for card, giver, taker in _gifts(view):
        held[giver] = without(held[giver], [card])
        held[taker].append(card)
    return held


def _gifts(view: View) -> Iterator[tuple[str, int, int]]:
    gift = view.exchange
    if gift is None:
        return
    yield gift.given, gift.giver, gift.taker
    if gift.returned is not None:
        yield gift.returned, gift.taker, gift.giver
