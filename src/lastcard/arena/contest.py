"""What an arena plays: which game, which bots, how often, from which seed."""

from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from lastcard.bots.registry import seating
from lastcard.games.game import AnyGame
from lastcard.games.registry import GAMES


@dataclass(frozen=True, slots=True)
class Contest:
    """A line-up of bots plays *count* decks (or matches), each once for every rotation.

    A value: it travels to other processes, and equal contests have equal results.
    """

    game: str
    """The key of the game."""
    edition: str
    changes: tuple[tuple[str, str], ...]
    """Options that differ from the edition, by name."""
    lineup: tuple[str, ...]
    """A bot for each place, as ``seating`` reads it; the places rotate over the seats."""
    count: int
    seed: int
    whole_matches: bool = False
    """Whether whole matches are played, rather than the first deal of a match."""

    @property
    def rules(self) -> AnyGame:
        """The game itself."""
        return GAMES[self.game]

    @property
    def options(self) -> Any:
        """The options all matches are played with."""
        return self.rules.options(self.edition, dict(self.changes))

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.lineup)

    @property
    def matches(self) -> int:
        """How many matches, or first deals of one, are played in all; they are numbered from 0."""
        return self.count * self.seats

    @property
    def bots(self) -> tuple[str, ...]:
        """Every bot once, in the order of the line-up."""
        return tuple(dict.fromkeys(self.lineup))

    def check(self) -> None:
        """Refuse a contest that cannot be played: too few bots, unknown ones, wrong options."""
        self.rules.start(self.options, self.seats)
        for bot in self.bots:
            seating(bot, self.rules)


@dataclass(frozen=True, slots=True)
class ArenaMatch:
    """One match of a contest, or its first deal: a deck in one rotation of the line-up."""

    deck: int
    rotation: int

    @classmethod
    def numbered(cls, number: int, seats: int) -> "ArenaMatch":
        """The match of that *number*: all rotations of a deck before the next deck."""
        return cls(*divmod(number, seats))

    def place(self, seat: int, seats: int) -> int:
        """Which place of the line-up sits at *seat*."""
        return (seat - self.rotation) % seats

    def deck_seed(self, seed: int) -> int:
        """What the cards are shuffled with: the same in every rotation."""
        return _derived(seed, "deck", self.deck)

    def player_seed(self, seed: int, seat: int) -> int:
        """What the bot at *seat* takes its chance from."""
        return _derived(seed, "player", self.deck, self.rotation, seat)


def _derived(seed: int, *parts: str | int) -> int:
    # Not ``hash``, which differs from process to process.
    text = " ".join(map(str, ("lastcard arena", seed, *parts)))
    return int.from_bytes(sha256(text.encode()).digest()[:8]) >> 1
