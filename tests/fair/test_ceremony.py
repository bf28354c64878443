"""Following a ceremony from its notes alone."""

import pytest

from lastcard.fair import Ceremony, CeremonyPhase, errors
from lastcard.fair.notes import Link, Note, Reveal
from lastcard.games.game import Seat
from tests.fair.tables import Table, terms


def scored(*, swap: dict[int, Note]) -> Ceremony:
    """A ceremony at its reveal, with some of the deal's notes swapped for others."""
    table = Table(terms(seats=3), (0,))
    table.seated()
    table.contribute()
    ceremony = Ceremony(table.terms)
    for place, note in enumerate(table.notes):
        ceremony.take(swap.get(place, note))
    ceremony.mark_dealt()
    ceremony.mark_scored()
    table.deck()
    table.ceremony.mark_scored()
    ceremony.take(swap.get(-1, table.reveal()))
    return ceremony


def test_a_client_follows_the_notes_of_the_server() -> None:
    assert scored(swap={}).phase is CeremonyPhase.REVEALED


def test_a_reveal_before_the_deal_is_scored_is_refused() -> None:
    table = Table(terms(seats=3), (0,))
    table.seated()
    table.contribute()
    ceremony = Ceremony(table.terms)
    for note in table.notes:
        ceremony.take(note)
    with pytest.raises(errors.RevealTooEarly):
        ceremony.take(Reveal("00" * 32))
    assert ceremony.phase is CeremonyPhase.READY


def test_a_secret_that_was_not_committed_to_is_refused() -> None:
    with pytest.raises(errors.RevealRefused):
        scored(swap={-1: Reveal("00" * 32)})


def test_a_kept_seats_link_is_checked_when_the_secret_is_known() -> None:
    with pytest.raises(errors.LinkRefused) as refused:
        scored(swap={3: Link(Seat(2), "00" * 32)})
    assert refused.value.args_by_name == {"seat": 2, "deal": 1}
