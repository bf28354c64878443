"""Every card of the deck on the screen, with where it is as far as a seat could know."""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from lastcard.cli.terminal.ink import flow
from lastcard.games.game import Seat
from lastcard.record.known import Known

GONE = ".."


def card_lines(
    deck: Sequence[str],
    known: Known,
    hands: Sequence[str],
    eyes: Seat | None,
    names: Sequence[str],
    columns: int,
) -> list[str]:
    """A row for each number: each card as often as there is, marked with where it is.

    Without *eyes* all *hands* lie open.
    """
    marks = _marks(known, hands, eyes, names)
    rows = []
    for _, row in groupby(sorted(deck, key=_order), key=lambda card: card[1:]):
        cells = [_cell(card, marks) for card in row]
        rows += flow([cell.ljust(6) for cell in cells], columns, "")
    return [f"  {row}".rstrip() for row in rows]


def _order(card: str) -> tuple[int, str, str]:
    number = card[1:]
    return (int(number) if number.isdecimal() else 99, number, card)


def _marks(
    known: Known, hands: Sequence[str], eyes: Seat | None, names: Sequence[str]
) -> dict[str, list[str]]:
    marks: dict[str, list[str]] = {}
    for card in known.table.split():
        marks.setdefault(card, []).append(f"*{card}")
    for card in known.gone.split():
        marks.setdefault(card, []).append(GONE)
    for seat, hand in enumerate(hands):
        own = seat == eyes
        for card in (hand if own or eyes is None else known.held[seat]).split():
            shown = f"[{card}]" if own else f"{card}{names[seat][:1]}"
            marks.setdefault(card, []).append(shown)
    return marks


def _cell(card: str, marks: dict[str, list[str]]) -> str:
    left = marks.get(card)
    return left.pop(0) if left else card


def counts(
    deck: Sequence[str], known: Known, hands: Sequence[str], eyes: Seat | None
) -> Counter[str]:
    """How many cards are where, by the words of ``replay-known-count``."""
    found = Counter(table=len(known.table.split()), gone=len(known.gone.split()))
    for seat, hand in enumerate(hands):
        if seat == eyes or eyes is None:
            found["own"] += len(hand.split())
        else:
            found["held"] += len(known.held[seat].split())
    found["unseen"] = len(deck) - found.total()
    return found
