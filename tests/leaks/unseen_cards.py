"""Which places of a dealt deck one seat never gets to see: the others' cards, pile and dummy."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lastcard.games.game import AnyGame, Event, Seat
from lastcard.games.gang import events as gang
from lastcard.games.gang.moves import Cut
from lastcard.games.thirteen import events as thirteen

if TYPE_CHECKING:
    from tests.leaks.plan import Turn

_HAND = 5  # cards that are dealt to everybody in 13 (TH-2.1)


def unseen(game: AnyGame, turns: Sequence["Turn"], seat: Seat | None) -> dict[int, Seat | None]:
    """Who gets what *seat* does not see of the deck that is dealt in the first of *turns*."""
    holders, shown = (_gang if game.key == "gang" else _thirteen)(game, turns)
    return {
        place: holder
        for place, holder in enumerate(holders)
        if place not in shown and (seat is None or holder != seat)
    }


def come_to_light(
    game: AnyGame, turns: Sequence["Turn"], deck: Sequence[str], holders: dict[int, Seat | None]
) -> set[int]:
    """The places of *deck* whose cards everybody sees in *turns*, as far as can be told."""
    seen: set[int] = set()
    for turn in turns:
        for event in game.apply(turn.state, turn.seat, game.read(turn.move)).events:
            for seat, card in shown_cards(event):
                hidden = (at for at, holder in holders.items() if holder == seat)
                seen.update([at for at in hidden if at not in seen and deck[at] == card][:1])
    return seen


def shown_cards(event: Event) -> list[tuple[Seat, str]]:
    match event:
        case gang.Played():
            return [(event.seat, card) for card in event.cards.split()]
        case gang.Given():
            return [(event.giver, event.card)]
        case thirteen.Played():
            return [(event.seat, event.card)]
        case _:
            return []


Holders = tuple[list[Seat | None], set[int]]
"""Who gets the card at each place, None for nobody; and which places are shown to all."""


def _gang(game: AnyGame, turns: Sequence["Turn"]) -> Holders:
    # One by one and counter-clockwise in a circle of four, the dummy last (GF-2.2, GF-2.4).
    before, cards = turns[0].state, len(game.deck())
    cuts = [move.at for turn in turns[1:4] if isinstance(move := game.read(turn.move), Cut)]
    lifted = cuts[0] if cuts else 0
    first = _first(game, turns)
    holders: list[Seat | None] = [None] * cards
    for depth in range(cards):
        if depth % 4 < before.seats:
            holders[(depth + lifted) % cards] = Seat((first + depth % 4) % before.seats)
    return holders, {(at - 1 + lifted) % cards for at in cuts[1:]}


def _first(game: AnyGame, turns: Sequence["Turn"]) -> int:
    # Who got the first card is written in the match once it is dealt.
    dealt = next(
        (turn.state for turn in turns[1:] if turn.state.phase in ("play", "exchange")), None
    )
    if dealt is None:
        last = turns[-1]
        dealt = game.apply(last.state, last.seat, game.read(last.move)).state
    first: int = dealt.first
    return first


def _thirteen(game: AnyGame, turns: Sequence["Turn"]) -> Holders:
    before = turns[0].state
    seats, cards = before.seats, len(game.deck())
    first = (before.dealer + 1) % seats
    if before.options.deal == "all":
        # A fourth hand of three players is set aside (TH-5.1).
        circle = max(seats, 4)
        places = (place % circle for place in range(cards))
        return [Seat((first + at) % seats) if at < seats else None for at in places], set()
    # Five for everybody, then whoever has played draws, in turn (TH-2.1, TH-2.4).
    drawn = (place if place < _HAND * seats else place - _HAND * seats for place in range(cards))
    return [Seat((first + at) % seats) for at in drawn], set()
