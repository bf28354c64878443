"""A position on one line, to arrange lessons and tests, to report a bug.

The hands come first, seat by seat, then what is not as usual, each part after a semicolon::

    B1 R4 | Y1 Y7 | G5 G5; turn 1; blue B7 B2; green R4; taken - | G1 G2 | -; pile Y2 B4

=======================  =====================================================================
``turn 2``               who is to play (0)
``blue B7 B2``           what lies on a target, in the order in which it was put there
``taken - | G1 | -``     what each seat has taken
``pile Y2 B4``           the draw pile from the next card on
=======================  =====================================================================

An empty hand is ``-``. Of a seat without cards the turn goes on to the next one that has some.
"""

from collections.abc import Mapping
from typing import Final

from lastcard.games.errors import CardsImpossible, SeatsRefused
from lastcard.games.thirteen.cards import COLOUR, COPIES, R4, VALUE, Card, CardSet, spread
from lastcard.games.thirteen.errors import PositionImpossible, PositionUnreadable
from lastcard.games.thirteen.notation import (
    NAMES,
    read_cards,
    read_sequence,
    write_cards,
    write_sequence,
)
from lastcard.games.thirteen.position import LIMIT, LONGEST_PILE, MOST_SEATS, NOBODY, Position

_TARGETS: Final = ("blue", "yellow", "green")
_NAMES: Final = ("turn", *_TARGETS, "taken", "pile")


def write_position(position: Position) -> str:
    """The position as one line, which ``read_position`` reads back."""
    seats = range(position.seats)
    taken = [position.taken_by(seat) for seat in seats]
    parts = {
        "turn": str(position.turn) if position.turn not in (0, NOBODY) else "",
        **{name: write_sequence(position.on(at)) for at, name in enumerate(_TARGETS)},
        "taken": _write_sets(taken) if any(taken) else "",
        "pile": write_sequence(position.to_draw()),
    }
    written = [f"{name} {value}" for name, value in parts.items() if value]
    return "; ".join([_write_sets([position.hand(seat) for seat in seats]), *written])


def read_position(text: str) -> Position:
    """The position a line means; one that no deal can come to is refused."""
    hands_text, *parts_text = text.split(";")
    hands = _read_sets(hands_text)
    if not 3 <= len(hands) <= MOST_SEATS:
        raise SeatsRefused(seats=len(hands), fewest=3, most=MOST_SEATS)
    parts = _read_parts(parts_text)
    pile = read_sequence(parts.get("pile", ""))
    targets = [read_sequence(parts.get(name, "")) for name in _TARGETS]
    taken = _read_sets(parts["taken"]) if "taken" in parts else [0] * len(hands)
    if len(taken) != len(hands):
        raise PositionImpossible(part=f"taken {parts['taken']}")
    _check_targets(parts, targets)
    if len(pile) > LONGEST_PILE:
        raise PositionImpossible(part=f"pile {parts['pile']}")
    lying = [card for cards in targets for card in cards]
    _check_deck([*pile, *lying, *(card for cards in [*hands, *taken] for card in spread(cards))])
    position = Position(hands, _read_turn(parts, len(hands)), pile)
    position.resume(targets, taken)
    return position


def _write_sets(sets: list[CardSet]) -> str:
    return " | ".join(write_cards(cards) or "-" for cards in sets)


def _read_sets(text: str) -> list[CardSet]:
    return [read_cards("" if part.strip() == "-" else part) for part in text.split("|")]


def _read_parts(texts: list[str]) -> dict[str, str]:
    parts: dict[str, str] = {}
    for text in texts:
        name, _, value = text.strip().partition(" ")
        if name not in _NAMES or name in parts or not value.strip():
            raise PositionUnreadable(part=text.strip())
        parts[name] = value.strip()
    return parts


def _read_turn(parts: Mapping[str, str], seats: int) -> int:
    value = parts.get("turn", "0")
    if not (value.isdecimal() and value.isascii() and len(value) == 1):
        raise PositionUnreadable(part=f"turn {value}")
    if int(value) >= seats:
        raise PositionImpossible(part=f"turn {value}")
    return int(value)


def _check_targets(parts: Mapping[str, str], targets: list[list[Card]]) -> None:
    # Each colour lies on its own target (TH-2.3), and no target bears more than 13 (TH-2.5).
    for target, cards in enumerate(targets):
        strange = any(card != R4 and COLOUR[card] != target for card in cards)
        if strange or sum(VALUE[card] for card in cards) > LIMIT:
            raise PositionImpossible(part=f"{_TARGETS[target]} {parts[_TARGETS[target]]}")


def _check_deck(cards: list[Card]) -> None:
    # Everything comes from one deck (TH-1.1).
    for card in sorted(set(cards)):
        if cards.count(card) > COPIES[card]:
            raise CardsImpossible(card=NAMES[card], copies=COPIES[card])
