"""The loop that plays a match: who is asked, what they see, and what happens when they err."""

from collections.abc import Sequence
from typing import Any

import pytest

from lastcard.games.errors import RulesError
from lastcard.games.game import TABLE, Deal, Entry, Event, Seat
from lastcard.games.gang.moves import Call, Give
from lastcard.games.registry import GAMES
from lastcard.match import AnyMatch, AnyPlayer, Match, play_match, run, seeded
from tests.support.players import Miser

GANG = GAMES["gang"]


class Listener(Miser):
    """Plays like a miser, never says "Last card!" with the play, and notes what it is told."""

    def __init__(self, calls: bool) -> None:
        super().__init__(GANG)
        self.calls = calls
        self.asked: list[tuple[Any, Sequence[Entry[Any]]]] = []
        self.errors: list[RulesError] = []
        self.blunder: Any = None

    def choose(self, view: Any, seen: Sequence[Entry[Any]]) -> Any:
        self.asked.append((view, list(seen)))
        if self.blunder is not None:
            blunder, self.blunder = self.blunder, None
            return blunder
        if view.legal == ("last!",):
            return Call() if self.calls else None
        return GANG.read(view.legal[0])

    def refused(self, error: RulesError) -> None:
        self.errors.append(error)


def listened(seed: int = 1, calls: bool = True, **changes: str) -> tuple[AnyMatch, list[Listener]]:
    match: AnyMatch = Match(GANG, GANG.options("en-2010", {"target": "20", **changes}), 3)
    players = [Listener(calls) for _ in range(3)]
    play_match(match, players, seeded(seed))
    return match, players


def test_players_see_their_own_view_and_the_public_moves_of_the_deal() -> None:
    _, players = listened()
    for seat, player in enumerate(players):
        assert player.asked
        for view, seen in player.asked:
            assert view.seat == seat
            assert not any(isinstance(entry.move, Deal) for entry in seen)
            assert all(entry.seat != TABLE for entry in seen)


def test_memory_begins_anew_with_every_deal() -> None:
    _, players = listened(last_card="automatic")
    asked = [one for player in players for one in player.asked]
    # Nobody has played yet, so a later deal began with the card given back and nothing else.
    leads = [seen for view, seen in asked if view.counts == (16, 16, 16) and view.deal > 1]
    assert len(leads) > 1
    assert all([type(entry.move) for entry in seen] == [Give] for seen in leads)


def test_who_may_speak_out_of_turn_is_heard_before_the_next_player_acts() -> None:
    match, _ = listened(calls=True, last_card="spoken")
    calls = [index for index, entry in enumerate(match.moves) if isinstance(entry.move, Call)]
    assert calls
    assert all(match.moves[index - 1].seat == match.moves[index].seat for index in calls)


def test_who_has_nothing_to_say_is_not_waited_for() -> None:
    match, _ = listened(calls=False, last_card="spoken", seed=2)
    assert not any(isinstance(entry.move, Call) for entry in match.moves)
    assert match.awaits is None


def test_a_refused_player_is_asked_again_and_nothing_else_happened() -> None:
    match: AnyMatch = Match(GANG, GANG.options("en-2010", {"target": "1"}), 3)
    players = [Listener(True) for _ in range(3)]
    for player in players:
        player.blunder = GANG.read("give RD")
    play_match(match, players, seeded(1))
    assert [error.code for error in players[0].errors] == ["wrong-phase"]
    first, second = players[0].asked[0][0], players[0].asked[1][0]
    assert first == second


def test_a_bots_illegal_move_is_a_bug_and_loud() -> None:
    class Cheat(Miser):
        def choose(self, view: Any, seen: Sequence[Entry[Any]]) -> Any:
            return GANG.read("give RD")

    with pytest.raises(RulesError):
        run(GANG, GANG.options("en-2010", {}), [Cheat(GANG)] * 3, seed=1)


def test_every_public_event_is_told_and_every_scored_deal_announced() -> None:
    match: AnyMatch = Match(GANG, GANG.options("en-2010", {"last_card": "automatic"}), 4)
    told: list[Event] = []
    deals: list[int] = []
    players: list[AnyPlayer] = [Miser(GANG)] * 4
    play_match(
        match,
        players,
        seeded(3),
        tell=told.append,
        scored=lambda: deals.append(len(GANG.scores(match.state))),
    )
    kinds = [type(event).__name__ for event in told]
    assert deals == list(range(1, kinds.count("DealEnded") + 1))
    assert kinds[-1] == "MatchEnded"


def test_the_same_seed_deals_the_same_cards_for_ever() -> None:
    shuffle = seeded(7)
    assert "".join(shuffle("abcdefgh")) == "afgechbd"
    assert "".join(shuffle("abcdefgh")) == "gdabehcf"


@pytest.mark.parametrize("key", list(GAMES))
def test_a_match_goes_on_from_where_it_was_stopped(key: str) -> None:
    game = GAMES[key]
    options = game.options(next(iter(game.editions)), {})
    whole = run(game, options, [Miser(game)] * 3, seed=5)
    match: AnyMatch = Match(game, options, 3)
    for entry in whole.moves[:40]:
        match.act(entry.seat, entry.move)
    assert match.view(Seat(1)).number == 40 - sum(
        isinstance(entry.move, Call) for entry in whole.moves[:40]
    )
