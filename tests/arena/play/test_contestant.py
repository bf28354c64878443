"""Whatever a bot does, the game goes on, and the bot has lost."""

from collections.abc import Callable
from typing import Any

import pytest

from lastcard.arena.play.batch import play_batch
from lastcard.arena.play.contestant import LONGEST_DETAIL, Contestant, Loss
from lastcard.arena.play.move_times import MoveTimes
from lastcard.arena.play.table import ArenaTable, MatchResult
from lastcard.bots import registry
from lastcard.bots.bot import Bot
from lastcard.bots.errors import Forfeit
from lastcard.games.game import Seat
from lastcard.games.registry import GAMES
from lastcard.match import Match
from tests.arena import badbots
from tests.arena.contests import contest


def play(
    patch: pytest.MonkeyPatch, bad: Bot, *, game: str = "gang", whole_matches: bool = False
) -> MatchResult:
    """The first game of a contest that *bad* plays with two greedy ones, at seat 0."""
    patch.setitem(registry.BOTS, bad.name, bad)
    played = contest(bad.name, "greedy", "greedy", game=game, whole_matches=whole_matches)
    return ArenaTable(played).play(0, [MoveTimes() for _ in played.lineup])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("when", [0, 2])
@pytest.mark.parametrize(
    ("what", "reason"),
    [
        (badbots.crash, "ZeroDivisionError"),
        (badbots.give_up, "exited"),
        (badbots.deal_anew, "illegal"),
        (badbots.babble, "unreadable"),
        (badbots.silence, "silent"),
    ],
)
def test_a_bot_that_misbehaves_loses_for_a_reason(
    monkeypatch: pytest.MonkeyPatch, game: str, when: int, what: Callable[..., Any], reason: str
) -> None:
    played = play(monkeypatch, badbots.bot("bad", what, when), game=game)
    assert played.deals == 1
    assert [loss and loss.reason for loss in played.losses] == [reason, None, None]


def test_a_card_it_does_not_hold_is_against_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    loss = play(monkeypatch, badbots.bot("bad", badbots.cheat)).losses[0]
    assert loss is not None
    assert loss.reason == "illegal"
    assert loss.detail.startswith("card-not-held (cards=")


def test_a_program_that_is_told_of_it_has_its_own_account(monkeypatch: pytest.MonkeyPatch) -> None:
    bad = badbots.bot("bad", badbots.deal_anew, kind=badbots.Told)
    played = play(monkeypatch, bad)
    assert played.losses[0] == Loss("too-slow")


def test_who_cannot_even_sit_down_has_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    played = play(monkeypatch, Bot("bad", badbots.never_sits))
    assert played.losses[0] == Loss("FileNotFoundError", "no chair")


def test_a_loss_lasts_until_the_end_of_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    played = play(monkeypatch, badbots.bot("bad", badbots.crash, 30), whole_matches=True)
    assert played.deals > 1
    loss = played.losses[0]
    assert loss is not None
    assert loss.reason == "ZeroDivisionError"
    assert loss.detail.endswith("by zero")  # Pythons word the rest differently


def test_what_is_said_of_a_loss_is_one_printable_line() -> None:
    with pytest.raises(Forfeit) as forfeit:
        badbots.give_up(GAMES["gang"], None)
    assert Loss.by(forfeit.value) == Loss("exited", "Segmentation [31mfault")
    assert len(Loss.by(ValueError("x" * 999)).detail) == LONGEST_DETAIL


def test_everybody_is_sent_away_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    seated = []

    def sit(game: Any, seed: int, budget: Any = None) -> Any:
        seated.append(badbots.Bad(game, badbots.crash))
        return seated[-1]

    play(monkeypatch, Bot("bad", sit))
    assert [one.closed for one in seated] == [1]


def test_a_bot_is_timed_by_the_clock_it_is_given() -> None:
    game = GAMES["gang"]
    match = Match(game, game.options("en-2010", game.quick), 3)
    ticks = iter(range(100))
    tempo = MoveTimes()
    contestant = Contestant(
        match, Seat(0), lambda: badbots.Bad(game, badbots.silence), tempo, lambda: next(ticks)
    )
    assert contestant.choose(match.view(Seat(0)), ()) is None  # nobody waits for it before the deal
    assert contestant.loss is None
    assert (tempo.moves, tempo.seconds) == (1, 1)


def test_a_bot_that_loses_costs_only_its_own_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.BOTS, "bad", badbots.bot("bad", badbots.crash))
    batch = play_batch(contest("bad", "greedy", "novice", count=2), range(6))
    assert [played.number for played in batch.matches] == list(range(6))
    assert all(played.losses[0] and not any(played.losses[1:]) for played in batch.matches)
