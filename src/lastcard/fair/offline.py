"""Provable deals for a match on one machine: people and bots, and nobody to wait for."""

from collections.abc import Callable, Iterable, Sequence

from lastcard.fair.ceremony import Phase
from lastcard.fair.chain import SIZE, SeatChain
from lastcard.fair.dealer import Dealer, Randomness
from lastcard.fair.errors import DeckRefused
from lastcard.fair.notes import Chain, Commit, Cut, write_note
from lastcard.fair.terms import Terms
from lastcard.fair.vault import MemoryVault
from lastcard.games.game import Seat


class OfflineDeals:
    """Shuffles every deal of a match provably: ``shuffle`` is what ``play_match`` asks for.

    The *people* get chains, all other seats are kept by the dealer. *ask_cut* is asked before each
    deal who cuts where; None is no cut.
    """

    def __init__(
        self,
        terms: Terms,
        people: Iterable[Seat],
        randomness: Randomness,
        ask_cut: Callable[[], Cut | None] = lambda: None,
    ) -> None:
        self._dealer = Dealer(terms, MemoryVault(), randomness)
        self._ask_cut = ask_cut
        self._chains = {seat: SeatChain(randomness(SIZE)) for seat in people}
        for seat, chain in self._chains.items():
            self._dealer.pledge(seat, chain.end)

    def __repr__(self) -> str:
        return f"OfflineDeals({self._dealer!r})"

    @property
    def opening(self) -> tuple[str, ...]:
        """The notes before the first deal."""
        return tuple(write_note(note) for note in self._dealer.notes if isinstance(note, Chain))

    @property
    def deals(self) -> tuple[tuple[str, ...], ...]:
        """The notes of each deal so far."""
        deals: list[list[str]] = []
        for note in self._dealer.notes:
            if isinstance(note, Commit):
                deals.append([])
            if not isinstance(note, Chain):
                deals[-1].append(write_note(note))
        return tuple(map(tuple, deals))

    def shuffle(self, deck: Sequence[str]) -> tuple[str, ...]:
        """The deck of the next deal; the one before, which is scored by then, is revealed."""
        dealer = self._dealer
        if tuple(deck) != dealer.terms.deck:
            raise DeckRefused(cards=len(deck))
        self.scored()
        dealer.open()
        dealer.contribute()
        for seat, chain in self._chains.items():
            dealer.link(seat, chain.link(dealer.deal))
        cut = self._ask_cut()
        if cut is not None:
            dealer.cut(cut.seat, cut.at)
        return dealer.deck()

    def scored(self) -> None:
        """The deal in progress, if there is one, is scored: reveal its secret.

        To be called when the match is over; between deals ``shuffle`` does it.
        """
        if self._dealer.phase is Phase.DEALT:
            self._dealer.scored()
            self._dealer.reveal()
            self._dealer.close()
