"""Every number of a report, worked out by hand."""

import pytest

from lastcard.arena.contest import Contest
from lastcard.arena.play.batch import Batch
from lastcard.arena.play.contestant import Loss
from lastcard.arena.play.move_times import MoveTimes
from lastcard.arena.play.table import MatchResult
from lastcard.arena.report.estimate import Estimate
from lastcard.arena.report.report import BotStanding, ContestReport, Forfeits, report_on
from tests.arena.contests import contest

# Two decks, three rotations each; penalties by place of the line-up.
FIRST = [(0, 6, 9), (3, 0, 9), (0, 3, 3)]
SECOND = [(5, 0, 10), (0, 2, 2), (4, 4, 0)]


def played(number: int, penalties: tuple[int, ...], **more: object) -> MatchResult:
    none = (None,) * len(penalties)
    fields = {"losses": none, "faults": ({},) * len(penalties), **more}
    return MatchResult(number, 1, penalties, **fields)  # type: ignore[arg-type] # as each test says


def report(of: Contest, games: list[MatchResult]) -> ContestReport:
    times = tuple(MoveTimes() for _ in of.lineup)
    return report_on(of, [Batch(tuple(games), times, 1.0)])


def games() -> list[MatchResult]:
    return [played(number, points) for number, points in enumerate(FIRST + SECOND)]


def standing(of: ContestReport, bot: str) -> BotStanding:
    return next(one for one in of.standings if one.bot == bot)


def near(estimate: Estimate | None, mean: float, spread: float) -> bool:
    """Whether it is the estimate from two decks that lie *spread* apart."""
    assert estimate is not None
    # With two samples s = spread / sqrt(2), so the margin is t(1) * spread / 2.
    return (estimate.mean, estimate.margin) == pytest.approx((mean, 12.706205 * spread / 2))


def test_penalties_are_averaged_over_a_deck_first() -> None:
    result = report(contest("greedy", "novice", "novice", count=2), games())
    # greedy by deck: 3/3 = 1 and 9/3 = 3; novice: 30/6 = 5 and 18/6 = 3
    assert near(standing(result, "greedy").penalty, 2, 2)
    assert near(standing(result, "novice").penalty, 4, 2)


def test_net_and_advantage_are_differences_within_a_deck() -> None:
    result = report(contest("greedy", "novice", "novice", count=2), games())
    # deck 1: 5 - 1 = 4; deck 2: 3 - 3 = 0
    assert near(standing(result, "greedy").net, 2, 4)
    assert near(result.pairs["greedy", "novice"], 2, 4)
    assert near(result.pairs["novice", "greedy"], -2, 4)
    assert ("greedy", "greedy") not in result.pairs


def test_the_advantage_is_over_one_bot_and_net_over_all_others() -> None:
    edition = Contest("gang", "en-2010", (), ("greedy", "novice", "other"), 2, 7)
    result = report(edition, games())
    # novice by deck: 9/3 = 3 and 6/3 = 2; other: 21/3 = 7 and 12/3 = 4
    assert near(result.pairs["greedy", "novice"], (2 - 1) / 2, 3)
    assert near(result.pairs["greedy", "other"], (6 + 1) / 2, 5)
    assert near(standing(result, "novice").net, ((1 + 7) / 2 - 3 + (3 + 4) / 2 - 2) / 2, 0.5)


def test_shared_wins_count_in_part_for_each_place() -> None:
    result = report(contest("greedy", "novice", "novice", count=2), games())
    # greedy wins games 1, 3 of the first deck and 2 of the second.
    assert near(standing(result, "greedy").won, (2 / 3 + 1 / 3) / 2, 1 / 3)
    assert near(standing(result, "novice").won, (1 / 6 + 1 / 3) / 2, 1 / 6)


def test_ranks_are_shares_of_the_games() -> None:
    result = report(contest("greedy", "novice", "novice", count=2), games())
    assert standing(result, "greedy").ranks == pytest.approx((3 / 6, 3 / 6, 0))
    assert standing(result, "novice").ranks == pytest.approx((3 / 12, 6 / 12, 3 / 12))


def test_a_bot_alone_has_no_net() -> None:
    result = report(contest("greedy", "greedy", "greedy", count=2), games())
    assert standing(result, "greedy").net is None
    assert result.pairs == {}


def test_batches_may_come_in_any_order() -> None:
    of = contest("greedy", "novice", "novice", count=2)
    assert report(of, games()) == report(of, games()[::-1])


def test_a_missing_game_is_noticed() -> None:
    with pytest.raises(AssertionError, match="missing"):
        report(contest("greedy", "novice", "novice", count=2), games()[1:])


def test_faults_and_losses_are_counted_for_the_bot() -> None:
    of = contest("greedy", "novice", "novice", count=1)
    lost = Loss("exited", "boom"), Loss("exited", "later"), Loss("silent")
    result = report(
        of,
        [
            played(0, (0, 1, 2), faults=({}, {"gift": 2}, {"gift": 1})),
            played(1, (0, 1, 2), losses=(None, None, lost[0])),
            played(2, (0, 1, 2), losses=(None, lost[1], lost[2])),
        ],
    )
    novice = standing(result, "novice")
    assert novice.faults == {"gift": 3}
    assert novice.deals == 6
    assert novice.forfeits == (Forfeits("exited", 2, 1, "boom"), Forfeits("silent", 1, 2, ""))
    assert standing(result, "greedy").faults == {}


def test_times_are_added_up_by_bot() -> None:
    of = contest("greedy", "novice", "novice", count=1)
    times = tuple(MoveTimes(moves, 1.0) for moves in (1, 20, 300))
    batch = Batch(tuple(played(number, (0, 1, 2)) for number in range(3)), times, 1.0)
    assert {bot: one.moves for bot, one in report_on(of, [batch]).times.items()} == {
        "greedy": 1,
        "novice": 320,
    }
