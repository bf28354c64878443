"""One game of a contest."""

from collections.abc import Sequence
from typing import Any

import pytest

from lastcard.arena.play.batch import LARGEST, Backlog, Batch
from lastcard.arena.play.move_times import MoveTimes
from lastcard.arena.play.table import ArenaTable
from lastcard.bots import registry
from lastcard.bots.bot import Bot
from lastcard.games.errors import RulesError
from lastcard.games.registry import GAMES
from tests.arena.contests import contest


class Diary:
    """Notes what it is dealt, and plays the weakest legal move."""

    def __init__(self, game: Any, seed: int) -> None:
        self._game = game
        self.seed = seed
        self.seat = -1
        self.hand = ""

    def choose(self, view: Any, seen: Sequence[Any]) -> Any:
        if self.seat < 0:
            self.seat, self.hand = view.seat, view.hand
        return self._game.read(view.legal[0])

    def refused(self, error: RulesError) -> None:
        raise error


def no_times() -> list[MoveTimes]:
    return [MoveTimes() for _ in range(4)]


def test_every_rotation_plays_the_same_cards_from_another_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    diaries: list[Diary] = []

    def sit(game: Any, seed: int, budget: Any = None) -> Diary:
        diaries.append(Diary(game, seed))
        return diaries[-1]

    monkeypatch.setitem(registry.BOTS, "diary", Bot("diary", sit))
    table = ArenaTable(contest("diary", "greedy", "greedy", "greedy", game="thirteen", count=2))
    for number in range(8):
        table.play(number, no_times())
    assert [diary.seat for diary in diaries] == [0, 1, 2, 3] * 2
    assert len({diary.seed for diary in diaries}) == 8
    hands = [diary.hand for diary in diaries]
    assert len(set(hands)) == 8
    # With the same bot at the same seat of the same deck, the same hand.
    again = ArenaTable(contest("greedy", "diary", "greedy", "greedy", game="thirteen", count=2))
    again.play(3, no_times())
    assert (diaries[-1].seat, diaries[-1].hand) == (0, hands[0])


def test_results_are_listed_by_place_and_not_by_seat() -> None:
    table = ArenaTable(contest("greedy", "novice", "novice", game="thirteen", count=20))
    times = [MoveTimes() for _ in range(3)]
    games = [table.play(number, times) for number in range(60)]
    mean = [sum(played.penalties[place] for played in games) / 60 for place in range(3)]
    assert mean[0] < min(mean[1:]) - 2


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_is_one_deal_and_a_match_a_match(game: str) -> None:
    assert ArenaTable(contest(game=game)).play(0, no_times()).deals == 1
    assert ArenaTable(contest(game=game, whole_matches=True)).play(0, no_times()).deals > 1


def test_every_game_is_handed_out_once() -> None:
    backlog = Backlog(1000, 3)
    taken: list[int] = []
    while numbers := backlog.take():
        taken.extend(numbers)
        games = tuple(range(len(numbers)))
        backlog.learn(Batch(games, (), 0.01 * len(numbers)))  # type: ignore[arg-type] # only counted
    assert taken == list(range(1000))


@pytest.mark.parametrize(("seconds", "size"), [(0.01, 50), (30.0, 1), (1e-9, LARGEST)])
def test_a_batch_takes_about_half_a_second(seconds: float, size: int) -> None:
    backlog = Backlog(100_000, 2)
    first = backlog.take()
    assert first == range(1)
    backlog.learn(Batch((None,), (), seconds))  # type: ignore[arg-type] # only counted
    assert len(backlog.take() or ()) == size
