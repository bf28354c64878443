"""Wins that cannot fail: some by hand, some against every way the unseen cards may lie."""

from collections.abc import Iterator
from random import Random

import pytest

from lastcard.games.gang.cards import DECK, CardSet, gather, holds, spread
from lastcard.games.gang.certain import certain_win
from lastcard.games.gang.combos import COMBOS, beats, cards_of, size_of
from lastcard.games.gang.finder import PASS
from lastcard.games.gang.notation import read_cards, write_combo
from lastcard.games.gang.position import NOBODY, Position
from lastcard.games.gang.positions import read_position, write_position

from .arrange import act, copy_of, random_positions


def unseen_in(position: Position, dummy: str = "") -> CardSet:
    """What the others hold, and the dummy's cards."""
    others = [seat for seat in range(position.seats) if seat != position.turn]
    cards = [card for seat in others for card in spread(position.hand(seat))]
    return gather(cards + spread(read_cards(dummy)))


def certain(text: str, dummy: str = "") -> str | None:
    """The first play of the win, as text."""
    position = read_position(text)
    combo = certain_win(position, unseen_in(position, dummy))
    return None if combo is None else write_combo(combo)


@pytest.mark.parametrize(
    ("text", "win"),
    [
        ("R3 RD | G4 G5 | Y7 YP", "RD"),
        ("R3 YP | G4 G5 | Y7 Y8", "YP"),
        ("R3 R10 R10 | G4 G5 | Y10 Y10 YP", "R10 R10"),
        ("R3 R10 R10 YP | G4 G5 | Y10 Y10 GP", "R10 R10"),
        ("R3 Y4 RD | G4 G5 | Y7 R7", None),
        ("R3 YP | G4 G5 | Y7 RD", None),
        ("R3 R10 R10 | G4 GP | Y7 YP", None),
        ("R3 | G4 G5 | Y7 RD", "R3"),
    ],
)
def test_a_lead_that_is_kept_to_the_end_wins(text: str, win: str | None) -> None:
    assert certain(text) == win


def test_what_goes_out_at_once_need_not_hold() -> None:
    assert certain("G3 Y3 | GP YP | Y7 R7") == "G3 Y3"
    assert certain("G3 Y3 G4 | GP YP | Y7 R7") is None


def test_what_the_dummy_may_have_is_taken_to_be_with_the_others() -> None:
    """GF-2.2."""
    assert certain("R3 YP | G4 G5 | Y7 Y8") == "YP"
    assert certain("R3 YP | G4 G5 | Y7 Y8", dummy="RD") is None


def test_a_gang_that_may_be_out_there_spoils_the_win() -> None:
    """GF-6.5: the fours lie apart, but who knows."""
    assert certain("R3 RD | G4 G4 Y5 Y6 | Y4 R4 Y7") is None


def test_a_gang_is_feared_only_where_somebody_can_hold_it() -> None:
    assert certain("R3 RD | G4 G4 Y5 | Y4 R4 Y7") == "RD"
    assert certain("R3 RD | G4 Y4 R4 Y5 Y6 | R9; out 2", dummy="R4") is None
    assert certain("R3 RD | G4 Y4 R4 | R9", dummy="R4") == "RD"


def test_a_pair_is_feared_only_where_somebody_can_hold_it() -> None:
    assert certain("R3 R9 R9 | G10 R2 | Y4; beat 1: Y2 Y2", dummy="Y10") is None
    assert certain("R3 R9 R9 | G10 | Y4; beat 1: Y2 Y2", dummy="Y10") == "R9 R9"


@pytest.mark.parametrize(
    ("text", "win"),
    [
        ("R3 RD | G4 G5 | Y7 YP; beat 2: G9", "RD"),
        ("R3 RD | G4 G5 | Y7 YP; beat 2: G9 Y9", None),
        ("R3 R10 R10 | G4 G5 | Y7 YP; beat 1: G9 Y9", "R10 R10"),
        ("G2 G2 Y2 Y2 R3 | G4 G5 | Y7 RD; beat 1: R10 R10", "G2 G2 Y2 Y2"),
        ("R3 R4 | G4 G5 | Y7 YP; beat 2: G9", None),
    ],
)
def test_the_win_may_begin_with_an_answer(text: str, win: str | None) -> None:
    assert certain(text) == win


def test_before_a_last_card_only_what_may_be_led_counts() -> None:
    """GF-9.3: the dragon would win the lead back, but several cards must be led."""
    assert certain("G5 Y5 RD | R2 G3 | G7 Y7 R9") == "RD"
    assert certain("G5 Y5 RD | R2 | G7 Y7 R9; declared 1") is None
    assert certain("G5 Y5 RD | R2 | G4 Y4 R9; declared 1") == "G5 Y5"


def test_before_a_last_card_the_highest_single_is_led() -> None:
    """GF-9.3."""
    assert certain("R3 RD | R2 | Y7 R9; declared 1") == "RD"
    assert certain("G10 YP RD | R2 | Y7 R9; declared 1") == "RD"


def test_a_last_card_is_blocked_by_a_win() -> None:
    """GF-9.1, GF-9.2: with the highest single or, when none is high enough, with a gang."""
    assert certain("R3 YP | R2 | Y7 R9; declared 1; beat 2: G3") == "YP"
    assert certain("R3 YP | R2 | Y7 RD; declared 1; beat 2: G3") is None
    assert certain("G2 G2 Y2 Y2 R3 | R4 | Y7 R9; declared 1; beat 2: RD") == "G2 G2 Y2 Y2"


def test_an_opening_contains_the_multicoloured_one() -> None:
    """GF-3.1."""
    assert certain("M1 RD | G4 G5 | Y7 YP") == "RD"
    assert certain("M1 RD | G4 G5 | Y7 YP; opening") is None
    assert certain("G1 Y1 R1 M1 G2 | G4 G5 | Y7 RD; opening") == "G1 Y1 R1 M1"


def test_a_lead_that_does_not_take_place_wins_nothing() -> None:
    """GF-8.5: the last card was never declared."""
    assert certain("R3 | G4 G5 | Y7 Y8; pending 0; rules out_of_cycle") is None


def small_positions(rng: Random, count: int) -> Iterator[Position]:
    """Ends of deals: few cards, some of them high, under any rules."""
    low = [card for card in DECK if card < 16]
    high = [card for card in DECK if card >= 16]
    found = 0
    while found < count:
        seats = rng.choice([3, 4])
        cards = rng.sample(low, k=14) + rng.sample(high, k=14)
        rng.shuffle(cards)
        hands = []
        for _ in range(seats):
            size = rng.randint(1, 6)
            hands.append(gather(cards[:size]))
            cards = cards[size:]
        position = Position(hands, rng.randrange(seats), rng.choice([1, -1]), rng.randrange(16))
        for _ in range(rng.randint(0, 3)):
            if position.winner == NOBODY:
                act(position, rng)
        if position.winner == NOBODY:
            found += 1
            yield position


def dealt_anew(position: Position, unseen: CardSet, me: int, rng: Random) -> Position:
    """The same for *me* and all the table can see, with the unseen cards somewhere else."""
    cards = rng.sample(spread(unseen), k=len(spread(unseen)))
    hands = []
    for seat in range(position.seats):
        if seat == me:
            hands.append(position.hand(me))
            continue
        hands.append(gather(cards[: position.left(seat)]))
        cards = cards[position.left(seat) :]
    twin: Position = copy_of(position, Position, hands)
    return twin


def with_some_dummy(position: Position, rng: Random) -> CardSet:
    """The others' cards and, with three, some more that nobody has."""
    unseen = unseen_in(position)
    if position.seats == 4:
        return unseen
    table = [] if position.to_beat < 0 else spread(cards_of(position.to_beat))
    away = list(DECK)
    for card in spread(unseen) + spread(position.hand(position.turn)) + table:
        away.remove(card)
    dummy = rng.sample(away, k=min(rng.randint(0, 6), len(away)))
    return gather(spread(unseen) + dummy)


def test_nobody_can_break_a_certain_win_however_the_cards_lie() -> None:
    rng = Random(21)
    wins = longest = 0
    for position in [*small_positions(rng, 3000), *random_positions(rng, 1000)]:
        me = position.turn
        unseen = with_some_dummy(position, rng)
        if certain_win(position, unseen) is None:
            continue
        wins += 1
        for _ in range(4):
            world = dealt_anew(position, unseen, me, rng)
            told = write_position(world)
            plays = 0
            while world.winner == NOBODY:
                legal = world.legal()
                if world.turn == me:
                    combo = certain_win(world, unseen)
                    assert combo is not None, told
                    assert combo in legal, told
                    world.play(combo)
                    plays += 1
                else:
                    assert legal == [PASS], told
                    world.play(PASS)
            assert world.winner == me, told
            longest = max(longest, plays)
    assert wins > 300
    assert longest > 2


def is_certain(position: Position, unseen: CardSet, most: int) -> bool:
    """By definition: some play goes out, or holds against every combo and leaves a win."""
    me = position.turn
    if position.pending == me:
        return False
    out_there = [c for c in range(COMBOS) if size_of(c) <= most and holds(unseen, cards_of(c))]
    for move in position.legal():
        if move == PASS:
            continue
        after = position.copy()
        after.play(move)
        if after.left(me) == 0:
            return True
        if any(beats(combo, move) for combo in out_there):
            continue
        while after.winner == NOBODY and after.turn != me:
            after.play(PASS)
        if after.winner == me or is_certain(after, unseen, most):
            return True
    return False


def test_every_win_of_a_small_hand_is_found() -> None:
    rng = Random(22)
    answers = []
    for position in small_positions(rng, 150):
        unseen = unseen_in(position)
        others = [s for s in range(position.seats) if s != position.turn]
        most = max(position.left(s) for s in others if not position.out >> s & 1)
        expected = is_certain(position, unseen, most)
        assert (certain_win(position, unseen) is not None) == expected, write_position(position)
        answers.append(expected)
    assert {True, False} == set(answers)
    assert answers.count(True) > 10


def test_what_the_others_are_said_to_hold_does_not_matter() -> None:
    rng = Random(23)
    for position in random_positions(rng, 200):
        unseen = unseen_in(position)
        other = dealt_anew(position, unseen, position.turn, rng)
        assert certain_win(position, unseen) == certain_win(other, unseen)
