"""A strategy that looks ahead: what it never thinks about, and when it stops."""

from collections.abc import Iterator, Sequence
from itertools import count

import pytest

from lastcard.bots.bot import Budget
from lastcard.bots.gang.master import MASTER
from lastcard.bots.gang.net.weights import load
from lastcard.bots.gang.pimc import PIMC_50
from lastcard.bots.gang.search import lookahead
from lastcard.bots.gang.search.lookahead import LookAhead, SearchSettings
from lastcard.bots.gang.search.match_value import MatchValue
from lastcard.bots.gang.search.search import Search
from lastcard.bots.gang.searcher import SEARCHER
from lastcard.bots.gang.situation import Situation
from lastcard.bots.gang.swift import Swift
from lastcard.games.gang.cards import gather, holds, size
from lastcard.games.gang.finder import PASS
from lastcard.games.gang.state import Phase
from tests.bots.gang.arrange import choices, moments, said, situation

QUICK = SearchSettings(worlds=8)
SETTINGS = [QUICK, PIMC_50, SEARCHER, MASTER]
SURE = "R3 RD | G4 G5 | Y7 YP; beat 2: G9"


class Seen(Search):
    """A search that tells how many candidates there were in how many worlds."""

    runs: list[tuple[int, int]]

    def run(self, worlds: int) -> None:
        """Note it, and search."""
        self.runs.append((self.count, worlds))
        super().run(worlds)


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """Every run of a search: candidates, worlds."""
    found: list[tuple[int, int]] = []
    monkeypatch.setattr(Seen, "runs", found, raising=False)
    monkeypatch.setattr(lookahead, "Search", Seen)
    return found


def test_a_certain_win_is_played_without_thinking(runs: list[tuple[int, int]]) -> None:
    assert said(LookAhead(QUICK, 1).play(situation(SURE))) == "RD"
    assert runs == []


def test_settings_without_certain_wins_think_about_them(runs: list[tuple[int, int]]) -> None:
    assert said(LookAhead(PIMC_50, 1).play(situation(SURE))) == "RD"
    assert runs


def test_a_single_legal_move_costs_no_thinking(runs: list[tuple[int, int]]) -> None:
    assert LookAhead(PIMC_50, 1).play(situation("R3 R4 | G4 G5 | Y7 YP; beat 2: R9")) == PASS
    assert said(LookAhead(QUICK, 1).play(situation("R3 R9 | G4 | Y7 YP; declared 1"))) == "R9"
    assert runs == []


def test_the_budget_is_spent_in_worlds(runs: list[tuple[int, int]]) -> None:
    found = choices(4)[6]
    LookAhead(QUICK, 1, Budget(worlds=9)).play(found)
    assert [worlds for _, worlds in runs] == [4, 5]
    LookAhead(QUICK, 1).play(found)
    assert sum(worlds for _, worlds in runs[2:]) == QUICK.worlds


def test_half_way_the_weaker_half_of_the_candidates_is_dropped(runs: list[tuple[int, int]]) -> None:
    found = max(choices(4), key=lambda each: len(each.legal()))
    LookAhead(QUICK, 1).play(found)
    (before, _), (after, _) = runs
    assert before == len(found.legal()) > 4
    assert after == (before + 1) // 2


def test_two_candidates_both_stay(runs: list[tuple[int, int]]) -> None:
    found = next(each for each in choices(4) if len(each.legal()) == 2)
    LookAhead(PIMC_50, 1, Budget(worlds=4)).play(found)
    assert [candidates for candidates, _ in runs] == [2, 2]


def test_a_style_may_keep_all_candidates(runs: list[tuple[int, int]]) -> None:
    found = max(choices(4), key=lambda each: len(each.legal()))
    LookAhead(PIMC_50, 1, Budget(worlds=4)).play(found)
    assert {candidates for candidates, _ in runs} == {len(found.legal())}


def test_the_net_picks_the_candidates(runs: list[tuple[int, int]]) -> None:
    found = max(choices(4), key=lambda each: len(each.legal()))
    LookAhead(SearchSettings(worlds=4, breadth=3), 1, net=load()).play(found)
    assert [candidates for candidates, _ in runs] == [3, 2]
    only = LookAhead(SearchSettings(worlds=4, breadth=1), 1, net=load())
    for each in choices(4)[::9]:
        assert only.play(each) == Swift(load()).play(each)


def ticking(step: float) -> Iterator[float]:
    return count(0.0, step)


def test_thinking_stops_when_the_time_is_up(runs: list[tuple[int, int]]) -> None:
    found = max(choices(4), key=lambda each: len(each.legal()))
    clock = ticking(1.0)
    move = LookAhead(QUICK, 1, Budget(seconds=6.5), clock=lambda: next(clock)).play(found)
    assert move in found.legal()
    assert next(clock) == 8
    candidates = [candidates for candidates, _ in runs]
    assert len(candidates) == 7
    assert candidates[0] == candidates[3] == len(found.legal())
    assert candidates[4] == candidates[6] == (len(found.legal()) + 1) // 2


def test_even_with_no_time_something_is_chosen(runs: list[tuple[int, int]]) -> None:
    found = choices(4)[6]
    clock = ticking(100.0)
    move = LookAhead(QUICK, 1, Budget(seconds=0.001), clock=lambda: next(clock)).play(found)
    assert move in found.legal()
    assert len(runs) == 1


def test_when_the_time_is_over_the_best_so_far_is_played(runs: list[tuple[int, int]]) -> None:
    found = choices(4)[6]
    for dealt in (0, 1, 20):
        runs.clear()
        budget = Budget(ends=lambda most=dealt: sum(worlds for _, worlds in runs) >= most)  # type: ignore[misc] # bound here
        assert LookAhead(MASTER, 1, budget, load()).play(found) in found.legal()
        assert max(1, dealt) <= sum(worlds for _, worlds in runs) <= dealt + 8
    timed = Budget(seconds=600.0, ends=lambda: True)
    assert LookAhead(MASTER, 1, timed, load()).play(found) in found.legal()


def test_whoever_may_be_told_to_end_but_is_not_chooses_the_same() -> None:
    found = choices(4)[2:20:6]
    patient = LookAhead(SEARCHER, 1, Budget(ends=lambda: False), load())
    usual = LookAhead(SEARCHER, 1, None, load())
    assert [patient.play(each) for each in found] == [usual.play(each) for each in found]


@pytest.mark.parametrize("settings", SETTINGS, ids=["quick", "pimc", "searcher", "master"])
def test_the_same_seed_chooses_the_same(settings: SearchSettings) -> None:
    found = choices(4)[2:20:6]

    def chosen(seed: int) -> list[int]:
        strategy = LookAhead(settings, seed, Budget(worlds=4), load())
        return [strategy.play(each) for each in found]

    assert chosen(1) == chosen(1)


@pytest.mark.parametrize(
    ("settings", "target_rule", "limit"),
    [(QUICK, "reach", 100), (QUICK, "exceed", 101), (PIMC_50, "reach", 0)],
)
def test_the_match_counts_where_it_is_asked_for(
    settings: SearchSettings, target_rule: str, limit: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """GF-10.2: it ends when somebody reaches the target, or exceeds it."""
    asked = []

    def note(totals: Sequence[int], ends_at: int) -> MatchValue:
        asked.append((tuple(totals), ends_at))
        return MatchValue(totals, ends_at)

    monkeypatch.setattr(lookahead, "MatchValue", note)
    found = situation("G2 G5 Y5 R6 | R3 Y4 | Y9 YP", totals=[90, 3, 20], target_rule=target_rule)
    LookAhead(settings, 1).play(found)
    assert asked == [((90, 3, 20), limit)]


def exchanges() -> list[Situation]:
    found = [each for each, state in moments(4) if state.phase is Phase.EXCHANGE]
    assert found
    return found


@pytest.mark.parametrize("settings", SETTINGS, ids=["quick", "pimc", "searcher", "master"])
def test_a_held_card_is_given_back(settings: SearchSettings) -> None:
    """GF-11.2."""
    for found in exchanges():
        card = LookAhead(settings, 1, Budget(worlds=8), load()).give(found)
        assert holds(found.hand, gather([card]))
        assert size(found.hand) == 17


def test_a_gift_is_thought_about_within_the_budget(runs: list[tuple[int, int]]) -> None:
    LookAhead(QUICK, 1, Budget(worlds=40)).give(exchanges()[0])
    assert sum(worlds for _, worlds in runs) == 40
    runs.clear()
    clock = ticking(1.0)
    LookAhead(QUICK, 1, Budget(seconds=8.0), clock=lambda: next(clock)).give(exchanges()[0])
    assert next(clock) == 4 * 3
