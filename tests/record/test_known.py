"""What everybody who watched a deal knows of its cards, against the hands themselves."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from lastcard.games.game import TABLE, Event, Seat
from lastcard.games.registry import GAMES
from lastcard.record import Record, replay
from lastcard.record.known import Known, known_of
from tests.record.matches import recorded
from tests.stones.game import Stones

MATCHES = [
    ("gang", "en-2010", 3, {"target": "20"}),
    ("gang", "de-2010", 4, {"target": "20", "ceremony": "on"}),
    ("gang", "en-2010", 4, {"target": "20", "last_card": "spoken"}),
    ("thirteen", next(iter(GAMES["thirteen"].editions)), 3, {}),
    ("thirteen", next(iter(GAMES["thirteen"].editions)), 6, {}),
]


@dataclass(frozen=True)
class Moment:
    """What was known after a move, what everybody saw, and the hands."""

    known: Known
    view: Any
    hands: list[Counter[str]]


def moments(record: Record) -> Iterator[Moment]:
    seen: list[Event] = []
    for entry, step, match in replay(record):
        seen = [*([] if entry.seat == TABLE else seen), *step.events]
        view = match.view(None)
        known = known_of(match.game, view, seen)
        assert known is not None
        hands = [Counter(match.view(Seat(seat)).hand.split()) for seat in range(match.seats)]
        yield Moment(known, view, hands)


@pytest.mark.parametrize(("game", "edition", "seats", "changes"), MATCHES)
def test_what_is_known_is_true_at_every_move(
    game: str, edition: str, seats: int, changes: dict[str, str]
) -> None:
    deck = Counter(GAMES[game].deck())
    for now in moments(recorded(game, edition, seats, 3, **changes)):
        played = Counter(now.known.table.split()) + Counter(now.known.gone.split())
        if now.view.opened is None:
            held = zip(now.known.held, now.hands, strict=True)
            assert all(Counter(known.split()) <= hand for known, hand in held)
            assert sum(now.hands, played) <= deck


def test_a_card_that_crossed_the_table_is_known_until_it_is_played() -> None:
    told = moments(recorded("gang", "en-2010", 4, 3, target="40"))
    second = [now for now in told if now.view.deal == 2 and now.view.phase == "play"]
    gift = second[0].view.exchange
    assert gift.given in second[0].known.held[gift.taker].split()
    assert gift.returned in second[0].known.held[gift.giver].split()
    gone = [now for now in second if not now.hands[gift.taker][gift.given]]
    assert gone
    assert all(gift.given not in now.known.held[gift.taker].split() for now in gone)


def test_cards_shown_at_the_cut_are_known_in_the_hand_they_were_dealt_to() -> None:
    told = moments(recorded("gang", "de-2010", 4, 3, ceremony="on", target="20"))
    shown = [
        (shown, now.known.held[shown.holder].split())
        for now in told
        if now.view.exchange is None and not now.known.table and not now.known.gone
        for shown in now.view.shown
        if shown.holder is not None
    ]
    assert shown
    assert all(one.card in held for one, held in shown)


def test_a_cycle_that_is_over_lies_on_the_table_no_more() -> None:
    told = moments(recorded("gang", "en-2010", 3, 3, target="20"))
    led = [now.known for now in told if now.view.phase == "play" and not now.view.cycle]
    assert any(known.gone for known in led)
    assert {known.table for known in led} == {""}


def test_hands_are_open_to_all_when_the_deal_is_over() -> None:
    told = moments(recorded("gang", "en-2010", 3, 3, target="20"))
    over = [now for now in told if now.view.opened is not None]
    assert over
    assert all(now.known.held == now.view.opened for now in over)


def test_of_a_game_without_a_part_nothing_is_told() -> None:
    assert known_of(Stones(), None, ()) is None
