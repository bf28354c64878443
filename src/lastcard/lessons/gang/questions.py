"""What can be asked about Gang of Four."""

from typing import TypeAlias

from lastcard.games.game import Seat
from lastcard.games.gang.cards import DECK, spread
from lastcard.games.gang.combos import beats
from lastcard.games.gang.dealing import DEALT
from lastcard.games.gang.notation import read_cards, read_combo
from lastcard.games.gang.scoring import giver, points
from lastcard.lessons.question import Question, WhoseTurn
from lastcard.lessons.scene import Stage


class Points(Question, frozen=True, kw_only=True, tag="points"):
    """What *left* cards cost (GF-10.1)."""

    left: int

    def answer(self, stage: Stage | None, choices: tuple[str, ...]) -> str:
        """The points."""
        return str(points(self.left))


class Highest(Question, frozen=True, kw_only=True, tag="highest"):
    """Which of the choices beats all the others (GF-6)."""

    chosen = "cards"

    def answer(self, stage: Stage | None, choices: tuple[str, ...]) -> str:
        """The highest combo."""
        combos = {choice: read_combo(choice) for choice in choices}
        for choice, combo in combos.items():
            if all(beats(combo, other) for other in combos.values() if other != combo):
                return choice
        raise ValueError("none of the choices beats all the others")


class Above(Question, frozen=True, kw_only=True, tag="above"):
    """How many single cards still beat *card*, when *seen* are gone (GF-6.1)."""

    card: str
    seen: str

    def answer(self, stage: Stage | None, choices: tuple[str, ...]) -> str:
        """How many there are."""
        gone, mine = spread(read_cards(self.seen)), read_combo(self.card)
        above = [card for card in DECK if beats(card, mine)]
        return str(len(above) - sum(card in above for card in gone))


class Unheld(Question, frozen=True, kw_only=True, tag="unheld"):
    """How many cards nobody holds when *seats* have been dealt theirs (GF-2.2)."""

    seats: int

    def answer(self, stage: Stage | None, choices: tuple[str, ...]) -> str:
        """How many there are."""
        return str(len(DECK) - DEALT * self.seats)


class Giver(Question, frozen=True, kw_only=True, tag="giver"):
    """Who gives the *winner* a card after a deal that left so many cards (GF-11.1)."""

    left: tuple[int, ...]
    totals: tuple[int, ...]
    winner: int

    chosen = "seat"

    def answer(self, stage: Stage | None, choices: tuple[str, ...]) -> str:
        """The seat."""
        return str(giver(self.left, self.totals, Seat(self.winner)))

    def hands(self) -> tuple[int, ...]:
        """How many cards each seat was left with."""
        return self.left


Questions: TypeAlias = Points | Highest | Above | Unheld | Giver | WhoseTurn
