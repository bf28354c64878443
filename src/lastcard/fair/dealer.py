"""The server's side of the provable deal: keeps the secrets, makes the notes, hands out the deck.

For each deal, in this order; every note goes into the journal before anybody hears of it::

    open                      a fresh secret is kept, and committed to
    answer                    the links of the seats without a chain, and who is absent
    sign                      receipts for the other links, and what is noted of all
    cut                       if somebody cuts
    deck                      to be dealt
    reveal                    the secret, once the deal is scored
"""

from collections.abc import Callable, Collection, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from lastcard.fair.ceremony import Ceremony, CeremonyPhase
from lastcard.fair.chain import SIZE
from lastcard.fair.deck import dealt_deck, kept_link
from lastcard.fair.notes import Absent, Commit, Cut, Link, Note, Reveal
from lastcard.fair.secret import Secret
from lastcard.fair.signing import Signer
from lastcard.fair.terms import Contributions, Terms
from lastcard.games.game import Seat

Randomness: TypeAlias = Callable[[int], bytes]
"""Returns so many unpredictable bytes, as ``os.urandom`` does."""

Deck: TypeAlias = Callable[[Terms, Contributions, Secret, int], tuple[str, ...]]
"""The deck of a deal: from its terms, its contributions, its secret, and where it is cut."""

_NONE: Final[Mapping[int, bytes]] = MappingProxyType({})


class Dealer:
    """Makes the notes of a match's deals; its text form shows no secret.

    It reads the *ceremony* it is handed and never changes it: the caller takes each note there.
    *secrets* are those of unfinished deals, by the number of the deal.
    """

    def __init__(
        self,
        randomness: Randomness,
        deck: Deck = dealt_deck,
        secrets: Mapping[int, bytes] = _NONE,
        signer: Signer | None = None,
    ) -> None:
        self._randomness = randomness
        self._deck = deck
        self._secrets = {deal: Secret(value) for deal, value in secrets.items()}
        self._cuts: dict[Seat, int] = {}
        self._signer = signer
        self.keep: dict[int, bytes] = {}
        """Secrets to be kept with what is written down next."""
        self.forget: list[int] = []
        """Deals whose secrets are revealed in what is written down next."""

    def written(self) -> None:
        """The notes made so far are in the journal."""
        self.keep, self.forget = {}, []

    def open(self, ceremony: Ceremony) -> Note:
        """Begin the next deal: keep a fresh secret, then commit to it."""
        ceremony.demand("open", CeremonyPhase.SEATING, CeremonyPhase.REVEALED)
        deal = ceremony.deal + 1
        secret = self._secrets.setdefault(deal, Secret(self._randomness(SIZE)))
        self.keep[deal] = secret.value
        self._cuts.clear()
        return Commit(secret.commitment.hex())

    @property
    def server(self) -> Note | None:
        """The note of the key that is signed with; None where nothing is."""
        return None if self._signer is None else self._signer.server

    def sign(self, ceremony: Ceremony) -> Note | None:
        """The next receipt that is due, or the signature of the deal; None if there is neither."""
        signer, given = self._signer, ceremony.contributions
        if signer is None or signer.server != ceremony.server:
            return None  # a match that began with another key ends without one
        for link in ceremony.unreceipted:
            return signer.receipt(ceremony.terms, given, link)
        return signer.signed(ceremony.terms, given) if ceremony.unsigned else None

    def answer(self, ceremony: Ceremony, absent: Collection[Seat] = ()) -> Note | None:
        """What is noted next of a seat that nobody waits for; None when a link is waited for."""
        ceremony.demand("answer", CeremonyPhase.LINKS, CeremonyPhase.READY)
        for seat in ceremony.unanswered:
            if seat in ceremony.kept:
                secret = self._secrets[ceremony.deal]
                return Link(seat, kept_link(ceremony.terms, ceremony.deal, seat, secret).hex())
            if seat in absent:
                return Absent(seat)
        return None

    def wish_cut(self, seat: Seat, at: int) -> None:
        """*seat* wants to cut at *at*, if it is its turn to cut."""
        self._cuts[seat] = at

    def cut(self, ceremony: Ceremony, cutter: Seat | None) -> Note | None:
        """The cut of *cutter*; None where there is none, or one that does not divide the deck."""
        at = None if cutter is None else self._cuts.pop(cutter, None)
        if cutter is None or at is None or not 1 <= at < len(ceremony.terms.deck):
            return None
        return Cut(cutter, at)

    def deck(self, ceremony: Ceremony) -> tuple[str, ...]:
        """The deck to be dealt; the same one however often it is asked for."""
        ceremony.demand("deck", CeremonyPhase.READY, CeremonyPhase.DEALT)
        secret = self._secrets[ceremony.deal]
        return self._deck(ceremony.terms, ceremony.contributions, secret, ceremony.at)

    def reveal(self, ceremony: Ceremony) -> Note:
        """Show the secret of a scored deal; ``RevealTooEarly`` before that."""
        ceremony.demand_scored()
        self.forget.append(ceremony.deal)
        return Reveal(self._secrets.pop(ceremony.deal).value.hex())
