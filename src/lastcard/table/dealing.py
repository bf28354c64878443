"""The provable deal at a table: what the dealer notes next by itself, as entries."""

from collections.abc import Iterator

from lastcard.fair import CeremonyPhase, Dealer
from lastcard.fair.notes import Chain, Note
from lastcard.games.game import TABLE, Seat
from lastcard.table.state.entries import Moved, Noted, TableEntry
from lastcard.table.state.standing import Standing


def pledges(standing: Standing, dealer: Dealer) -> Iterator[TableEntry]:
    """What the seats pledge when the match begins, and before them the key of who signs for it."""
    chains = [(seat, place.chain) for seat, place in enumerate(standing.places)]
    if dealer.server is not None and any(chain for _, chain in chains):
        yield _noted(dealer.server)
    for seat, chain in chains:
        if chain is not None:
            yield _noted(Chain(Seat(seat), chain))


def open_deal(standing: Standing, dealer: Dealer) -> TableEntry:
    """Begin the next deal."""
    return _noted(dealer.open(standing.ceremony))


def follow(standing: Standing, dealer: Dealer) -> TableEntry | None:
    """What happens next by itself; None when somebody is waited for."""
    if standing.phase != "playing":
        return None
    ceremony = standing.ceremony
    match ceremony.phase:
        case CeremonyPhase.LINKS | CeremonyPhase.READY if (
            note := dealer.sign(ceremony)
        ) is not None:
            return _noted(note)
        case CeremonyPhase.LINKS:
            away = [Seat(seat) for seat, place in enumerate(standing.places) if place.away]
            note = dealer.answer(ceremony, absent=away)
            return None if note is None else _noted(note)
        case CeremonyPhase.READY:
            return _cut(standing, dealer) or _deal(standing, dealer)
        case CeremonyPhase.SCORED:
            return _noted(dealer.reveal(ceremony))
        case CeremonyPhase.SEATING | CeremonyPhase.DEALT | CeremonyPhase.REVEALED:
            return None


def _cut(standing: Standing, dealer: Dealer) -> TableEntry | None:
    match = standing.match
    note = dealer.cut(standing.ceremony, match.game.cutter(match.state))
    return None if note is None else _noted(note)


def _deal(standing: Standing, dealer: Dealer) -> TableEntry:
    game = standing.match.game
    return Moved(seat=TABLE, move=game.write(game.deal(dealer.deck(standing.ceremony))))


def _noted(note: Note) -> TableEntry:
    return Noted(note=str(note))
