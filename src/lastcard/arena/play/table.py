"""The table of an arena: one match of a contest after another, and what came of each."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from time import perf_counter

from lastcard.arena.contest import ArenaMatch, Contest
from lastcard.arena.play.contestant import Contestant, Loss
from lastcard.arena.play.move_times import MoveTimes
from lastcard.bots.registry import seating
from lastcard.games.game import Seat
from lastcard.match import Match, play_match, seeded


@dataclass(frozen=True, slots=True)
class MatchResult:
    """One finished match; everything is listed by place of the line-up, not by seat."""

    number: int
    deals: int
    penalties: tuple[int, ...]
    """As played, not counting losses by rule."""
    losses: tuple[Loss | None, ...]
    faults: tuple[dict[str, int], ...]


class ArenaTable:
    """Plays matches; it is made once, for all matches of a contest."""

    def __init__(self, contest: Contest, clock: Callable[[], float] = perf_counter) -> None:
        self._contest = contest
        self._game = contest.rules
        self._options = contest.options
        self._sits = [seating(bot, self._game) for bot in contest.lineup]
        self._clock = clock
        self._contestants: list[Contestant] = []

    def play(self, number: int, times: Sequence[MoveTimes]) -> MatchResult:
        """Play the match of that *number*; the time of each place is added to its times."""
        contest, seats = self._contest, self._contest.seats
        now = ArenaMatch.numbered(number, seats)
        match = Match(self._game, self._options, seats)
        for seat in range(seats):
            place = now.place(seat, seats)
            sit = partial(self._sits[place], now.player_seed(contest.seed, seat))
            self._contestants.append(Contestant(match, Seat(seat), sit, times[place], self._clock))
        contestants = self._contestants
        try:
            shuffle = seeded(now.deck_seed(contest.seed))
            play_match(match, contestants, shuffle, deals=None if contest.whole_matches else 1)
        finally:
            self.clear()
        scores = self._game.scores(match.state)
        order = sorted(range(seats), key=lambda seat: now.place(seat, seats))
        return MatchResult(
            number=number,
            deals=len(scores),
            penalties=tuple(sum(points[seat] for points in scores) for seat in order),
            losses=tuple(contestants[seat].loss for seat in order),
            faults=tuple(dict(contestants[seat].faults) for seat in order),
        )

    def clear(self) -> None:
        """Close all bots, also in the middle of a match."""
        contestants, self._contestants = self._contestants, []
        for contestant in contestants:
            contestant.leave()
