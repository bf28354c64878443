"""What the matches are played with: every edition and every value of every option comes up."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final, Literal, TypeAlias

from lastcard.games.game import AnyGame, Seat
from lastcard.games.registry import GAMES
from lastcard.table.state.setup import Setup
from tests.support.random_matches import LONG, allowed

Swap: TypeAlias = Literal["all", "rest", "pair", "late"]
"""Which unseen cards change places: all, those that come to light late, two, or two late ones."""

SWAPS: Final[tuple[Swap, ...]] = ("late", "rest", "pair", "rest", "all")
TARGETS: Final = ("1", "25", "60")
"""Short matches, so that many are played."""
ROUND: Final = {"gang": 20, "thirteen": 10}
"""How many cases of each game are enough to see everything."""


@dataclass(frozen=True)
class Case:
    """One match that is played twice."""

    setup: Setup
    seat: Seat | None
    """Who is watched for what they learn; None is a watcher."""
    swap: Swap
    seed: int
    stored: bool = False
    """Whether the journal is a real one, on disk."""

    def __str__(self) -> str:
        setup = self.setup
        who = "watcher" if self.seat is None else f"seat {self.seat}"
        return f"{self.seed}: {setup.game} {setup.edition} for {setup.seats}, {who}, {self.swap}"


def cases(rounds: int = 1) -> Iterator[Case]:
    """So many times as many cases as it takes to see every value of every option."""
    for game in GAMES.values():
        for number in range(rounds * ROUND[game.key]):
            yield make_case(game, number)


def make_case(game: AnyGame, number: int) -> Case:
    """Case *number* of *game*: editions, seats and dealers come in turn, the rest by chance."""
    rng = Random(f"unseen leaks {game.key} {number}")
    again, place = divmod(number // 2, len(game.players))
    seats = game.players[place]
    bots: tuple[str | None, ...] = rng.choice(((), (), (None,) * (seats - 1) + ("greedy",)))
    setup = Setup(
        game=game.key,
        edition=list(game.editions)[number // 2 % len(game.editions)],
        # Every second match is played as the booklet has it, the others as no booklet would.
        options=_options(game, rng, (seats - 1 - again) % seats, mixed=number % 2 == 0),
        seats=seats,
        speed=rng.choice(("normal", "fast", "relaxed", "normal", "fast", "days")),
        watch=rng.choice(("live", "delayed", "live", "delayed", "off")),
        talk=rng.choice(("phrases", "free")),
        public=rng.random() < 0.8,
        bot="greedy",
        bots=bots,
        hints=number % 5 == 1,
    )
    people = range(seats - (1 if bots else 0))
    watcher = number % 6 == 5 and setup.watch != "off"
    return Case(
        setup=setup,
        seat=None if watcher else Seat(rng.choice(people)),
        swap=SWAPS[number % len(SWAPS)],
        seed=number,
        stored=number % 9 == 8,
    )


def few(game: AnyGame, option: str) -> list[str]:
    """The values of *option* that are played with: all, or some of very many."""
    values = allowed(game, option)
    return list(TARGETS) if len(values) > LONG else values


def _options(game: AnyGame, rng: Random, dealer: int, *, mixed: bool) -> dict[str, str]:
    names = game.describe(next(iter(game.editions.values())))
    changed = [option for option in names if mixed or len(allowed(game, option)) > LONG]
    values = {option: rng.choice(few(game, option)) for option in changed}
    return values | ({"first_dealer": str(dealer)} if mixed else {})
