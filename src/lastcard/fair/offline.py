"""Provable deals for a match on one machine: people and bots, and nobody to wait for."""

from collections.abc import Callable, Iterable, Sequence

from lastcard.fair.chain import SIZE, SeatChain
from lastcard.fair.dealer import Dealer, Randomness
from lastcard.fair.errors import DeckRefused
from lastcard.fair.notes import Cut, Note
from lastcard.fair.terms import Terms
from lastcard.fair.vault import MemoryVault
from lastcard.games.game import Seat


class OfflineDeals:
    """Shuffles every deal of a match provably: ``shuffle`` and ``scored`` are for ``play_match``.

    The *people* get chains, all other seats are kept by the dealer. Every note is handed to
    *journal* as it is made. *ask_cut* is asked before each deal who cuts where; None is no cut.
    """

    def __init__(
        self,
        terms: Terms,
        people: Iterable[Seat],
        randomness: Randomness,
        journal: Callable[[Note], None],
        ask_cut: Callable[[], Cut | None] = lambda: None,
    ) -> None:
        self._dealer = Dealer(terms, MemoryVault(), randomness)
        self._journal = journal
        self._ask_cut = ask_cut
        self._chains = {seat: SeatChain(randomness(SIZE)) for seat in people}
        for seat, chain in self._chains.items():
            journal(self._dealer.pledge(seat, chain.end))

    def __repr__(self) -> str:
        return f"OfflineDeals({self._dealer!r})"

    def shuffle(self, deck: Sequence[str]) -> tuple[str, ...]:
        """The deck of the next deal; the one before must be scored by then."""
        dealer = self._dealer
        if tuple(deck) != dealer.terms.deck:
            raise DeckRefused(cards=len(deck))
        self._journal(dealer.open())
        for note in dealer.contribute():
            self._journal(note)
        for seat, chain in self._chains.items():
            self._journal(dealer.link(seat, chain.link(dealer.deal)))
        cut = self._ask_cut()
        if cut is not None:
            self._journal(dealer.cut(cut.seat, cut.at))
        return dealer.deck()

    def scored(self) -> None:
        """The deal in progress is scored: reveal its secret."""
        self._dealer.scored()
        self._journal(self._dealer.reveal())
        self._dealer.close()
