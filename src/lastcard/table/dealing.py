"""The provable deal at a table: which step comes next by itself, and what stays secret."""

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from lastcard.fair import Phase, Randomness, Secret, Terms
from lastcard.fair.chain import SIZE
from lastcard.fair.deck import kept_link
from lastcard.fair.notes import Absent, Chain, Commit, Cut, Link, Note, Reveal
from lastcard.fair.terms import Contributions
from lastcard.games.game import TABLE, Seat
from lastcard.table.entries import Entry, Moved, Noted
from lastcard.table.standing import Standing

Deck: TypeAlias = Callable[[Terms, Contributions, Secret, int], tuple[str, ...]]
"""The deck of a deal: from its terms, its contributions, its secret, and where it is cut."""


class Dealing:
    """Makes the notes of a match's deals, and keeps their secrets until they are written down."""

    def __init__(self, randomness: Randomness, deck: Deck, secrets: Mapping[int, bytes]) -> None:
        self._randomness = randomness
        self._deck = deck
        self._secrets = {deal: Secret(value) for deal, value in secrets.items()}
        self._cuts: dict[Seat, int] = {}
        self.keep: dict[int, bytes] = {}
        """Secrets to be kept with the next page of the journal."""
        self.forget: list[int] = []
        """Deals whose secrets that page reveals."""

    def written(self) -> None:
        """The page is in the journal."""
        self.keep, self.forget = {}, []

    def chains(self, standing: Standing) -> Iterator[Entry]:
        """What the seats pledge when the match begins."""
        for seat, place in enumerate(standing.places):
            if place.chain is not None:
                yield _noted(Chain(Seat(seat), place.chain))

    def open(self, standing: Standing) -> Entry:
        """Begin the next deal: a fresh secret is kept, and committed to."""
        deal = standing.ceremony.deal + 1
        secret = self._secrets.setdefault(deal, Secret(self._randomness(SIZE)))
        self.keep[deal] = secret.value
        self._cuts.clear()
        return _noted(Commit(secret.commitment.hex()))

    def wish_cut(self, seat: Seat, at: int) -> None:
        """*seat* would cut at *at*, should it be its turn to cut."""
        self._cuts[seat] = at

    def follow(self, standing: Standing) -> Entry | None:
        """What happens next by itself; None when somebody is waited for."""
        if standing.phase != "playing":
            return None
        match standing.ceremony.phase:
            case Phase.LINKS:
                return self._answer(standing)
            case Phase.READY:
                return self._cut(standing) or self._deal(standing)
            case Phase.SCORED:
                return self._reveal(standing)
            case Phase.SEATING | Phase.DEALT | Phase.REVEALED:
                return None

    def _answer(self, standing: Standing) -> Entry | None:
        ceremony = standing.ceremony
        for seat in ceremony.unanswered:
            if seat in ceremony.kept:
                secret = self._secrets[ceremony.deal]
                link = kept_link(ceremony.terms, ceremony.deal, seat, secret)
                return _noted(Link(seat, link.hex()))
            if standing.places[seat].away:
                return _noted(Absent(seat))
        return None

    def _cut(self, standing: Standing) -> Entry | None:
        ceremony, match = standing.ceremony, standing.match
        seat = match.game.cutter(match.state)
        at = self._cuts.pop(seat, None) if seat is not None else None
        if seat is None or at is None or not 1 <= at < len(ceremony.terms.deck):
            return None
        return _noted(Cut(seat, at))

    def _deal(self, standing: Standing) -> Entry:
        ceremony, game = standing.ceremony, standing.match.game
        secret = self._secrets[ceremony.deal]
        cards = self._deck(ceremony.terms, ceremony.contributions, secret, ceremony.at)
        return Moved(seat=TABLE, move=game.write(game.deal(cards)))

    def _reveal(self, standing: Standing) -> Entry:
        deal = standing.ceremony.deal
        self.forget.append(deal)
        return _noted(Reveal(self._secrets.pop(deal).value.hex()))


def _noted(note: Note) -> Entry:
    return Noted(note=str(note))
