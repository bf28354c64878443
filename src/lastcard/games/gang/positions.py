"""A position on one line, to arrange tests, to report a bug, to ask "what would you play here?".

The hands come first, seat by seat, then what is not as usual, each part after a semicolon::

    G3 R3 Y7 R7 | R9 | GP RD; turn 2; direction -; beat 0: G5 Y5; declared 1; rules opening_five

=====================  =======================================================================
``turn 2``             who is to play (0)
``direction -``        clockwise (``+``)
``beat 0: G5 Y5``      what is to be beaten, and who played it (nothing: a lead)
``passed 1 3``         who has passed since, or with ``out_of_cycle`` in this cycle
``declared 1``         who has declared a last card
``out 3``              who forgot to and is out of the deal (GF-8.3)
``pending 0``          who may still declare (GF-8.5)
``opening``            the lead has to contain ``M1`` (GF-3.1)
``rules …``            ``opening_five block_with_gang lead_free out_of_cycle``
=====================  =======================================================================

An empty hand is ``-``. A seat in turn without cards has won, and so has one that is alone in the
deal: nothing is written for it.
"""

from typing import Final

from lastcard.games.errors import CardsImpossible, SeatsRefused
from lastcard.games.gang import position as core
from lastcard.games.gang.cards import COPIES, M1, CardSet, size, spread
from lastcard.games.gang.combos import Combo, cards_of
from lastcard.games.gang.dealing import DEALT
from lastcard.games.gang.errors import PositionImpossible, PositionUnreadable
from lastcard.games.gang.notation import NAMES, read_cards, read_combo, write_cards, write_combo
from lastcard.games.gang.position import NOBODY, NOTHING, Position

RULES: Final = {
    "opening_five": core.OPENING_FIVE,
    "block_with_gang": core.BLOCK_WITH_GANG,
    "lead_free": core.LEAD_FREE,
    "out_of_cycle": core.OUT_OF_CYCLE,
}
"""The flags of a position by name."""

_NAMES: Final = (
    "turn", "direction", "beat", "passed", "declared", "out", "pending", "opening", "rules",
)  # fmt: skip


def write_position(position: Position) -> str:
    """The position as one line, which ``read_position`` reads back."""
    seats = range(position.seats)
    parts = {
        "turn": str(position.turn) if position.turn else "",
        "direction": "-" if position.direction < 0 else "",
        "beat": _write_beat(position),
        "passed": _write_seats(position.passed),
        "declared": _write_seats(position.declared),
        "out": _write_seats(position.out),
        "pending": str(position.pending) if position.pending != NOBODY else "",
        "rules": " ".join(name for name, flag in RULES.items() if position.rules & flag),
    }
    written = [f"{name} {value}" for name, value in parts.items() if value]
    hands = " | ".join(write_cards(position.hand(seat)) or "-" for seat in seats)
    return "; ".join([hands, *written, *(["opening"] if position.opening else [])])


def read_position(text: str) -> Position:
    """The position a line means; one that no deal can come to is refused."""
    hands_text, *parts_text = text.split(";")
    hands = [read_cards("" if hand.strip() == "-" else hand) for hand in hands_text.split("|")]
    if len(hands) not in (3, 4):
        raise SeatsRefused(seats=len(hands), fewest=3, most=4)
    parts = _read_parts(parts_text)
    owner, to_beat = _read_beat(parts, len(hands))
    position = Position(
        hands,
        max(_read_seat(parts, "turn", len(hands)), 0),
        _read_direction(parts),
        _read_rules(parts),
        "opening" in parts,
    )
    position.resume(
        to_beat,
        owner,
        passed=_read_seats(parts, "passed", len(hands)),
        declared=_read_seats(parts, "declared", len(hands)),
        out=_read_seats(parts, "out", len(hands)),
        pending=_read_seat(parts, "pending", len(hands)),
    )
    _check_cards(position)
    _check_seats(position)
    _check_lead(position)
    return position


def _write_seats(bits: int) -> str:
    return " ".join(str(seat) for seat in range(4) if bits >> seat & 1)


def _write_beat(position: Position) -> str:
    if position.to_beat == NOTHING:
        return ""
    return f"{position.owner}: {write_combo(position.to_beat)}"


def _read_parts(texts: list[str]) -> dict[str, str]:
    parts: dict[str, str] = {}
    for text in texts:
        name, _, value = text.strip().partition(" ")
        if name not in _NAMES or name in parts or (name == "opening") != (value == ""):
            raise PositionUnreadable(part=text.strip())
        parts[name] = "" if value.strip() == "-" and name != "direction" else value.strip()
    return parts


def _read_seat(parts: dict[str, str], name: str, seats: int) -> int:
    value = parts.get(name, "")
    return _seat(value, f"{name} {value}", seats) if value else NOBODY


def _read_seats(parts: dict[str, str], name: str, seats: int) -> int:
    value = parts.get(name, "")
    found = {_seat(word, f"{name} {value}", seats) for word in value.split()}
    return sum(1 << seat for seat in found)


def _read_beat(parts: dict[str, str], seats: int) -> tuple[int, Combo]:
    value = parts.get("beat", "")
    if not value:
        return NOBODY, NOTHING
    owner, colon, cards = value.partition(":")
    if not colon:
        raise PositionUnreadable(part=f"beat {value}")
    return _seat(owner.strip(), f"beat {value}", seats), read_combo(cards)


def _read_direction(parts: dict[str, str]) -> int:
    ways = {"+": 1, "-": -1}
    value = parts.get("direction", "+")
    if value not in ways:
        raise PositionUnreadable(part=f"direction {value}")
    return ways[value]


def _read_rules(parts: dict[str, str]) -> int:
    names = set(parts.get("rules", "").split())
    for name in sorted(names - RULES.keys()):
        raise PositionUnreadable(part=f"rules {name}")
    return sum(RULES[name] for name in names)


def _seat(word: str, part: str, seats: int) -> int:
    if not (word.isdecimal() and word.isascii() and len(word) == 1):
        raise PositionUnreadable(part=part)
    if int(word) >= seats:
        raise PositionImpossible(part=part)
    return int(word)


def _check_cards(position: Position) -> None:
    # All hands and the combo to beat come from one deck (GF-1.1), and no hand has more
    # cards than are dealt (GF-2.1).
    held: list[CardSet] = [position.hand(seat) for seat in range(position.seats)]
    table = [] if position.to_beat == NOTHING else [cards_of(position.to_beat)]
    cards = [card for hand in [*held, *table] for card in spread(hand)]
    for card in cards:
        if cards.count(card) > COPIES[card]:
            raise CardsImpossible(card=NAMES[card], copies=COPIES[card])
    for hand in held:
        if size(hand) > DEALT:
            raise PositionImpossible(part=write_cards(hand))


def _check_seats(position: Position) -> None:
    for seat in range(position.seats):
        left = position.left(seat)
        passed, declared, out = (
            bits >> seat & 1 for bits in (position.passed, position.declared, position.out)
        )
        pending = seat == position.pending
        # A last card is declared, or still to be declared, or forgotten (GF-8); a seat without
        # cards has won; one that is out does not play; one that has passed did not play last.
        wrong = {
            "declared": declared and (out or pending or left > 1),
            "out": out and (pending or left != 1 or seat == position.turn),
            "pending": pending and left != 1,
            "passed": passed and (out or seat == position.owner),
            "turn": left == 0 and seat != position.turn,
        }
        for name, is_wrong in wrong.items():
            if is_wrong:
                raise PositionImpossible(part=f"{name} {seat}")


def _check_lead(position: Position) -> None:
    leads = position.to_beat == NOTHING
    if leads and position.passed:
        raise PositionImpossible(part=f"passed {_write_seats(position.passed)}")
    if not leads and position.winner == NOBODY and position.owner == position.turn:
        raise PositionImpossible(part=f"beat {_write_beat(position)}")
    if position.opening and not (leads and position.hand(position.turn) >> M1 & 1):
        raise PositionImpossible(part="opening")
