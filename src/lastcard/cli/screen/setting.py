"""Who sits where, and with what a screen is drawn."""

from dataclasses import dataclass

from lastcard.cli.ink import Ink
from lastcard.cli.looks import Looks
from lastcard.games.game import Seat
from lastcard.locales import Words


@dataclass(frozen=True, slots=True)
class Setting:
    """The words, the ink and the company of one match."""

    words: Words
    ink: Ink
    looks: Looks
    names: tuple[str, ...]
    around: tuple[Seat, ...]
    """The seats in order, each to the right of the one before, from the reader's own on."""
    me: Seat | None
    """The reader's own seat; None for a watcher."""

    def name(self, seat: Seat) -> str:
        """Who sits at *seat*."""
        return self.names[seat]

    def you(self, seat: Seat) -> str:
        """Whether *seat* is the reader's, as the words ask it."""
        return "yes" if seat == self.me else "no"

    def either(self, giver: Seat, taker: Seat) -> str:
        """Which of two seats is the reader's, as the words ask it."""
        return "giver" if giver == self.me else "taker" if taker == self.me else "no"


def way(direction: int) -> str:
    """The direction of play, as the words ask it: to the right is counter-clockwise."""
    return "right" if direction > 0 else "left"
