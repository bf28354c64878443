"""A dealer made anew in the middle of a deal, from the notes and the secrets that were kept."""

import pytest

from lastcard.fair import Ceremony, Dealer, read_note
from lastcard.fair.notes import Reveal
from tests.fair.tables import Table, lines, randomness, terms
from tests.fair.test_dealer import STEPS, WAY


@pytest.mark.parametrize("step", range(len(WAY) + 1))
@pytest.mark.parametrize("deals", [0, 2])
def test_a_new_dealer_goes_on_as_if_nothing_had_happened(step: int, deals: int) -> None:
    whole, woken = tables(step, deals), tables(step, deals)
    ceremony = Ceremony(woken.terms)
    for line in lines(woken.notes):
        note = read_note(line)
        if isinstance(note, Reveal):  # it stands in the journal: the deal was dealt and scored
            ceremony.mark_dealt()
            ceremony.mark_scored()
        ceremony.take(note)
    if 6 <= step < 8:
        ceremony.mark_dealt()
    if step == 7:
        ceremony.mark_scored()
    woken.ceremony = ceremony
    kept = {} if step in (0, 8) else woken.dealer.keep
    woken.dealer = Dealer(randomness(woken.name if step in (0, 8) else "other"), secrets=kept)
    for table in (whole, woken):
        for name in WAY[step:] if step else ():
            STEPS[name](table)
    assert (woken.ceremony.phase, woken.ceremony.deal) == (whole.ceremony.phase, deals + bool(step))
    assert woken.notes == whole.notes


def tables(step: int, deals: int) -> Table:
    """A table after whole *deals* and so many steps of the usual way."""
    table = Table(terms(), (0, 2))
    table.seated()
    for _ in range(deals):
        table.contribute(absent=[2])
        table.deck()
        table.finish()
    for name in WAY[:step]:
        STEPS[name](table)
    return table


def test_links_that_a_crash_left_out_are_made_up_for() -> None:
    table = tables(2, 0)
    ceremony = Ceremony(table.terms)
    for note in table.notes[:4]:
        ceremony.take(note)
    assert ceremony.unanswered == (0, 2, 3)
    dealer = Dealer(randomness("other"), secrets=table.dealer.keep)
    while (made := dealer.answer(ceremony)) is not None:
        ceremony.take(made)
    assert tuple(ceremony.notes) == table.notes
