"""Tries placements in many worlds and plays each to the end of the deal."""

try:
    import cython
except ImportError:  # it is the compiler's; who only plays may not have it
    from lastcard.games import uncompiled as cython

from lastcard.bots.thirteen.search.evaluation import Evaluation, best
from lastcard.bots.thirteen.search.match_value import MatchValue, divide
from lastcard.bots.thirteen.search.race import Race, close, drop, enter, first
from lastcard.bots.thirteen.search.worlds import Worlds, deal_out, shuffle
from lastcard.games.thirteen.cards import Placement, card_of, remove
from lastcard.games.thirteen.counting import Counts, count
from lastcard.games.thirteen.position import NOBODY, Moves, Position, assign, find_legal, play


class Search:
    """Looks for the placement that brings the seat in turn the largest share of the match.

    In the playouts everybody plays what the *evaluation* finds best. Where it *races*, what is
    surely worse is tried no more.
    """

    def __init__(
        self,
        worlds: Worlds,
        match_value: MatchValue,
        evaluation: Evaluation,
        races: bool = False,
    ) -> None:
        self.worlds = worlds
        self.match_value = match_value
        self.evaluation = evaluation
        self.races = races
        self.counts = Counts(worlds.position.seats)
        self.choices = Moves()
        self.moves = Moves()
        self.world = worlds.position.copy()
        self.line = worlds.position.copy()
        find_legal(worlds.position, self.choices)
        self.race = Race(self.choices.count)

    def run(self, worlds: int) -> None:
        """Try what is worth trying in so many more *worlds*, or fewer once all is clear."""
        # Handed on as arguments: code without the GIL may not hold objects of its own.
        with cython.nogil:
            for _ in range(worlds):
                shuffle(self.worlds)
                deal_out(self.worlds, self.world)
                _try_all(self, self.race, self.choices, self.world, self.line)
                if self.races:
                    drop(self.race)
                    if self.race.running == 1:
                        break

    def decided(self) -> bool:
        """Whether only one placement is left."""
        return self.race.running == 1

    def best(self) -> Placement:
        """The placement with the largest share so far; the lowest of equals."""
        return self.choices.listed()[first(self.race)]


def _try_all(search: Search, race: Race, choices: Moves, world: Position, line: Position) -> None:
    for index in range(choices.count):
        if race.runs[index]:
            assign(line, world)
            _play_out(search, search.evaluation, line, search.moves, choices.places[index])
            count(search.counts, line)
            divide(search.match_value, search.counts)
            enter(race, index, search.match_value.shares[world.turn])
    close(race)


def _play_out(
    search: Search, evaluation: Evaluation, line: Position, moves: Moves, placement: Placement
) -> None:
    unplayed = remove(search.worlds.unplayed, card_of(placement))
    play(line, placement)
    while line.turn != _NOBODY:
        find_legal(line, moves)
        placement = moves.places[best(evaluation, line, unplayed - line.hands[line.turn], moves)]
        unplayed = remove(unplayed, card_of(placement))
        play(line, placement)


_NOBODY = NOBODY
