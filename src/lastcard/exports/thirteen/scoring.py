"""What the browser client counts with in 13, each number computed by the rules."""

from itertools import accumulate
from typing import Any, Final

import msgspec

from lastcard.games.game import Seat
from lastcard.games.thirteen.cards import COLOUR, DECK, TARGETS, VALUE, Card, gather, value_of
from lastcard.games.thirteen.game import Thirteen
from lastcard.games.thirteen.position import LIMIT
from lastcard.games.thirteen.scoring import Tally, deal_points, deals, tally
from lastcard.games.thirteen.state import left_of

GAME: Final = Thirteen()
_COLOURS: Final = Tally.__struct_fields__


def scoring() -> dict[str, Any]:
    """What points, targets, the dealer and the end of a match come from."""
    deck = tally(gather(list(DECK)))
    start = GAME.start(next(iter(GAME.editions.values())), GAME.players[0])
    return {
        "limit": LIMIT,
        "values": sorted(set(VALUE)),
        "deck": msgspec.structs.asdict(deck),
        # A card that breaks a target stays there (TH-2.5).
        "most": len(DECK) - TARGETS,
        "least": {seats: _in_play(seats) - _most_lying() for seats in GAME.players},
        "costs": {colour: _cost(colour, 1) for colour in _COLOURS},
        "spared": [colour for colour in _COLOURS if _cost(colour, 0) == 0],
        "deals": {seats: deals(seats) for seats in GAME.players},
        "left": {seats: _left(seats) for seats in GAME.players},
        "directions": [GAME.direction(start)],
        "editions": list(GAME.editions),
    }


def _left(seats: int) -> list[Seat]:
    # The seat to the left deals next, and leads in this seat's deal (TH-2.1).
    start = GAME.start(next(iter(GAME.editions.values())), seats)
    return [left_of(start, Seat(seat)) for seat in range(seats)]


def _in_play(seats: int) -> int:
    # With three players a fourth hand may be set aside (TH-5.1).
    return len(DECK) - (len(DECK) // 4 if seats < 4 else 0)


def _most_lying() -> int:
    # On each target the lowest cards of its colour; a rotten four is no lower.
    colours = [sorted(value_of(card) for card in _of_colour(target)) for target in range(TARGETS)]
    return sum(total <= LIMIT for values in colours for total in accumulate(values))


def _of_colour(colour: int) -> list[Card]:
    return [card for card in DECK if COLOUR[card] == colour]


def _cost(colour: str, others: int) -> int:
    # Of one card, where another player has taken so many of the colour.
    return deal_points((Tally(**{colour: 1}), Tally(**{colour: others})))[0]
