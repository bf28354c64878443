"""What is said of a deal that is over is true of it, and something is said to everybody."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from lastcard.bots.advice.adviser import look_back
from lastcard.games.game import AnyGame, Entry, Seat
from lastcard.games.registry import GAMES
from lastcard.locales import Words
from lastcard.match import AnyMatch, Match, play_match, seeded
from tests.bots.advice.end_claims import CLAIMS, Ended
from tests.support.players import Chancer, Miser

WORDS = Words()


class Sleeper(Miser):
    """Passes whenever that is allowed, and never says "Last card!"."""

    def choose(self, view: Any, seen: Sequence[Entry[Any]]) -> Any:
        """A pass, or the weakest lead."""
        if view.awaits != view.seat:
            return None
        return self._game.read("pass" if "pass" in view.legal else view.legal[0])


def ended(game: AnyGame, players: Sequence[Any], seed: int) -> Iterator[Ended]:
    """Every deal of a match as every seat saw it end."""
    seats = len(players)
    match: AnyMatch = Match(game, game.options(next(iter(game.editions)), {}), seats)
    found: list[Ended] = []

    def scored() -> None:
        found.extend(
            Ended(game, match.view(Seat(seat)), tuple(match.seen())) for seat in range(seats)
        )

    play_match(match, players, seeded(seed), scored=scored, deals=4)
    yield from found


def all_ended() -> Iterator[Ended]:
    """Deals of both games with every number of players."""
    for game in GAMES.values():
        for seats in game.players:
            for seed in range(12):
                rng = Random(seed)
                chancers = [Chancer(game, rng), Chancer(game, rng)]
                yield from ended(game, [*chancers, *[Miser(game)] * (seats - 2)], seed)
    for seed in range(6):
        game = GAMES["gang"]
        for awake in ([Miser(game)], [Sleeper(game)]):
            yield from ended(game, [*awake, Sleeper(game), Sleeper(game)], seed)


def test_every_claim_is_so_and_every_sentence_comes_up() -> None:
    seen: set[str] = set()
    for deal in all_ended():
        for reason in look_back(deal.game, deal.view, deal.seen):
            seen.add(reason.code)
            assert CLAIMS[reason.code](deal, dict(reason.args)), (reason, deal)
            assert WORDS.say(reason.code, **reason.args)
    assert seen == set(CLAIMS)


def test_everybody_hears_one_or_two_sentences() -> None:
    for deal in all_ended():
        assert 1 <= len(look_back(deal.game, deal.view, deal.seen)) <= 2
