"""Looking ahead: candidates followed through worlds to the end of the deal."""

from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from lastcard.bots.gang.net.weights import load
from lastcard.bots.gang.search.endgame import Endgame
from lastcard.bots.gang.search.match_value import MatchValue
from lastcard.bots.gang.search.search import MOST_CANDIDATES, Search
from lastcard.bots.gang.situation import Situation
from lastcard.bots.gang.worlds.worlds import Worlds
from lastcard.games.gang.position import NOBODY, Position
from lastcard.games.gang.scoring import points
from tests.bots.gang.arrange import choices, moments, move, said, situation


def search_of(found: Situation, seed: int = 1, **settings: Any) -> Search:
    """A search in which only the points of the deal count."""
    return Search(Worlds(found, seed), MatchValue(found.totals, 0), seed, **settings)


def ranked(found: Situation, worlds: int, **settings: Any) -> list[tuple[float, str]]:
    """All moves with their worth in an average world, the best first."""
    search = search_of(found, **settings)
    legal = found.legal()
    search.consider(legal, [0.0] * len(legal))
    search.run(worlds)
    return [(worth / worlds, said(played)) for worth, played in search.ranked()]


def test_what_goes_out_is_worth_what_the_others_hold_on_average() -> None:
    found = situation("R9 | G3 G4 | Y6 Y7 Y8; beat 1: G2")
    assert ranked(found, 4)[0] == (2.5, "R9")


def test_a_single_is_not_led_to_somebody_who_only_waits_for_one() -> None:
    found = situation("G2 G5 Y5 R6 | R3 Y4 G7 G8 Y10 | Y9", dummy="R4 Y6")
    assert ranked(found, 60)[0][1] == "G5 Y5"


def told(most_cards: int = 99) -> list[tuple[Situation, Position]]:
    """Choices of somebody who has been told all hands, and the truth he was told."""
    found = []
    for seats, seed in product([3, 4], range(5)):
        for each, state in moments(seats, seed):
            truth = state.position
            if truth is None or truth.winner != NOBODY or len(each.legal()) == 1:
                continue
            hands = [truth.hand(seat) for seat in range(seats)]
            if sum(truth.left(seat) for seat in range(seats)) <= most_cards:
                known = tuple(0 if seat == each.seat else hands[seat] for seat in range(seats))
                found.append((replace(each, known=known), truth))
    return found


def test_the_playouts_are_those_of_the_greedy_rule() -> None:
    for found, truth in told()[::11]:
        for worth, text in ranked(found, 1):
            end = truth.copy()
            end.play(move(text))
            while end.winner == NOBODY:
                end.play(end.legal()[0])
            seats = range(end.seats)
            left = [0 if seat == end.winner else points(end.left(seat)) for seat in seats]
            assert worth == MatchValue([0] * end.seats, 0).worth(found.seat, left)


def test_small_ends_are_solved_instead_of_played_greedily() -> None:
    differ = solved = 0
    for found, _ in told(most_cards=12):
        worths = ranked(found, 1, exact=12)
        match_value = MatchValue([0] * found.seats, 0)
        for worth, text in worths:
            end = Worlds(found, 1).deal()
            end.step(move(text))
            expected = Endgame().solve(end, match_value, found.seat)
            if expected is not None:
                assert worth == expected
                solved += 1
        differ += worths != ranked(found, 1)
    assert solved > 50
    assert differ > 3


def test_luck_is_the_same_for_all_candidates() -> None:
    found = choices(4)[10]
    search = search_of(found, noise=0)
    first = found.legal()[0]
    search.consider([first, first], [0.0, 0.0])
    search.run(5)
    (one, _), (other, _) = search.ranked()
    assert one == other


def test_candidates_begin_with_the_worth_they_are_given() -> None:
    search = search_of(situation("G2 R6 | R3 Y4 | Y9"))
    search.consider([move("R6"), move("G2")], [1.5, 4.0])
    assert search.ranked() == [(4.0, move("G2")), (1.5, move("R6"))]
    search.consider([move("R6"), move("G2")], [0.0, 0.0])
    assert [played for _, played in search.ranked()] == [move("G2"), move("R6")]
    assert (search.count, search.dealt) == (2, 0)
    search.run(3)
    assert search.dealt == 3


def test_more_candidates_than_there_is_room_for_are_left_out() -> None:
    search = search_of(situation("G2 R6 | R3 Y4 | Y9"))
    search.consider([move("R6")] * (MOST_CANDIDATES + 5), [0.0] * (MOST_CANDIDATES + 5))
    assert search.count == MOST_CANDIDATES


def test_running_twice_is_running_longer() -> None:
    found = choices(4)[10]
    long, twice = search_of(found, noise=64), search_of(found, noise=64)
    legal = found.legal()
    for search in (long, twice):
        search.consider(legal, [0.0] * len(legal))
    long.run(6)
    twice.run(2)
    twice.run(4)
    assert long.ranked() == twice.ranked()


@pytest.mark.parametrize("seats", [3, 4])
def test_with_a_horizon_the_net_speaks_for_the_rest(seats: int) -> None:
    """Nearer horizons differ from the end of the deal, far ones do not."""
    found = choices(seats)[4]
    legal = found.legal()
    answers = []
    for horizon in (0, 1, 400):
        search = Search(Worlds(found, 1), MatchValue(found.totals, 0), 1, load(), horizon=horizon)
        search.consider(legal[:3], [0.0] * 3)
        search.run(2)
        answers.append(search.ranked())
    assert answers[0] == answers[2]
    assert answers[0] != answers[1]
