"""Where the decks of a match in the terminal come from: a seed, or deals that can be proved."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass

from lastcard.fair import OfflineDeals, Terms
from lastcard.fair.notes import Cut
from lastcard.games.game import Seat
from lastcard.match import AnyMatch, Shuffle, seeded


@dataclass(frozen=True, slots=True)
class Decks:
    """How a match is dealt."""

    shuffle: Shuffle
    scored: Callable[[], None]
    """To be called after each deal."""


def match_name() -> str:
    """A name that no other match has."""
    return f"play-{secrets.token_hex(8)}"


def from_seed(seed: int) -> Decks:
    """The same cards for the same seed."""
    return Decks(seeded(seed), lambda: None)


def provable(match: AnyMatch, person: Seat, choose_cut: Callable[[int], int | None]) -> Decks:
    """Decks that nobody chose; *person* contributes, and cuts when it is theirs to cut.

    *choose_cut* is asked for a number of cards up to the one given; None lets chance decide.
    """
    name = match.name
    assert name is not None, "a match is proved by its name"
    deck = tuple(match.game.deck())

    def cut() -> Cut | None:
        if match.game.cutter(match.state) != person:
            return None
        at = choose_cut(len(deck) - 1)
        return Cut(person, 1 + secrets.randbelow(len(deck) - 1) if at is None else at)

    terms = Terms(name, match.game.key, match.seats, deck)
    deals = OfflineDeals(terms, [person], secrets.token_bytes, match.note, cut)
    return Decks(deals.shuffle, deals.scored)
