"""What can be asked about 13."""

from typing import TypeAlias

import msgspec

from lastcard.games.thirteen.notation import read_cards
from lastcard.games.thirteen.scoring import Tally, deal_points, tally
from lastcard.lessons.question import Question, WhoseTurn
from lastcard.lessons.scene import Stage


class Cost(Question, frozen=True, kw_only=True, tag="cost"):
    """What *seat* pays for what everybody took (TH-3.2, TH-3.3)."""

    taken: tuple[str, ...]
    seat: int

    def answer(self, stage: Stage | None, choices: tuple[str, ...]) -> str:
        """The points."""
        return str(deal_points(self._tallies())[self.seat])

    def piles(self) -> tuple[dict[str, int], ...]:
        """What everybody took, counted by colour."""
        return tuple(msgspec.structs.asdict(taken) for taken in self._tallies())

    def _tallies(self) -> tuple[Tally, ...]:
        return tuple(tally(read_cards(cards)) for cards in self.taken)


Questions: TypeAlias = Cost | WhoseTurn
