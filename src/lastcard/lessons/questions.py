"""What can be asked in a lesson; the answer is never written down, the rules compute it."""

from typing import ClassVar, Literal, TypeAlias

import msgspec

from lastcard.games.game import Seat
from lastcard.games.gang.cards import DECK, spread
from lastcard.games.gang.combos import beats
from lastcard.games.gang.dealing import DEALT
from lastcard.games.gang.notation import read_cards, read_combo
from lastcard.games.gang.scoring import giver, points
from lastcard.games.thirteen import notation as thirteen
from lastcard.games.thirteen.scoring import Tally, deal_points, tally
from lastcard.lessons.scene import Stage

Chosen: TypeAlias = Literal["number", "cards", "seat"]
"""What the choices of a question are."""


class _Question(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="about"
):
    chosen: ClassVar[Chosen] = "number"


class Points(_Question, frozen=True, kw_only=True, tag="points"):
    """What *left* cards cost (GF-10.1)."""

    left: int

    def answer(self, stage: Stage | None, choices: tuple[str, ...]) -> str:
        """The points."""
        return str(points(self.left))


class Highest(_Question, frozen=True, kw_only=True, tag="highest"):
    """Which of the choices beats all the others (GF-6)."""

    chosen = "cards"

    def answer(self, stage: Stage | None, choices: tuple[str, ...]) -> str:
        """The highest combo."""
        combos = {choice: read_combo(choice) for choice in choices}
        for choice, combo in combos.items():
            if all(beats(combo, other) for other in combos.values() if other != combo):
                return choice
        raise ValueError("none of the choices beats all the others")


class Above(_Question, frozen=True, kw_only=True, tag="above"):
    """How many single cards still beat *card*, when *seen* are gone (GF-6.1)."""

    card: str
    seen: str

    def answer(self, stage: Stage | None, choices: tuple[str, ...]) -> str:
        """How many there are."""
        gone, mine = spread(read_cards(self.seen)), read_combo(self.card)
        above = [card for card in DECK if beats(card, mine)]
        return str(len(above) - sum(card in above for card in gone))


class Unheld(_Question, frozen=True, kw_only=True, tag="unheld"):
    """How many cards nobody holds when *seats* have been dealt theirs (GF-2.2)."""

    seats: int

    def answer(self, stage: Stage | None, choices: tuple[str, ...]) -> str:
        """How many there are."""
        return str(len(DECK) - DEALT * self.seats)


class Giver(_Question, frozen=True, kw_only=True, tag="giver"):
    """Who gives the *winner* a card after a deal that left so many cards (GF-11.1)."""

    left: tuple[int, ...]
    totals: tuple[int, ...]
    winner: int

    chosen = "seat"

    def answer(self, stage: Stage | None, choices: tuple[str, ...]) -> str:
        """The seat."""
        return str(giver(self.left, self.totals, Seat(self.winner)))


class Turn(_Question, frozen=True, kw_only=True, tag="turn"):
    """Whose turn it is after some moves, each by the seat that is awaited."""

    after: tuple[str, ...]

    chosen = "seat"

    def answer(self, stage: Stage | None, choices: tuple[str, ...]) -> str:
        """The seat."""
        if stage is None:
            raise ValueError("there is no position to ask about")
        game, state = stage.game, stage.state
        for text in self.after:
            seat = game.awaits(state)
            if seat is None:
                raise ValueError("the match is over")
            state = game.apply(state, seat, game.read(text)).state
        return str(game.awaits(state))


class Cost(_Question, frozen=True, kw_only=True, tag="cost"):
    """What *seat* pays for what everybody took, in 13 (TH-3.2, TH-3.3)."""

    taken: tuple[str, ...]
    seat: int

    def answer(self, stage: Stage | None, choices: tuple[str, ...]) -> str:
        """The points."""
        return str(deal_points(self.tallies)[self.seat])

    @property
    def tallies(self) -> tuple[Tally, ...]:
        """What everybody took, counted by colour."""
        return tuple(tally(thirteen.read_cards(cards)) for cards in self.taken)


Question: TypeAlias = Points | Highest | Above | Unheld | Giver | Turn | Cost
