"""Waking a dealer in the middle of a deal, from the notes and the vault."""

import pytest

from lastcard.fair import Dealer, MemoryVault, Secret, errors, read_note
from lastcard.games.game import Seat
from tests.fair.tables import Table, lines, randomness, terms
from tests.fair.test_dealer import STEPS, WAY, at


@pytest.mark.parametrize("step", range(len(WAY) + 1))
@pytest.mark.parametrize("deals", [0, 2])
def test_a_woken_dealer_goes_on_as_if_nothing_had_happened(step: int, deals: int) -> None:
    table = Table(terms(), (0, 2))
    table.seated()
    for _ in range(deals):
        table.contribute(absent=[2])
        table.dealer.deck()
        table.finish()
    _steps(table, WAY[:step], table.dealer)
    notes = [read_note(line) for line in lines(table.dealer.notes)]
    woken = Dealer.wake(table.terms, table.vault, randomness("other"), notes)
    _steps(table, [name for name in WAY[:step] if name in ("deck", "scored") and step < 8], woken)
    assert (woken.phase, woken.deal, woken.notes) == (
        table.dealer.phase,
        table.dealer.deal,
        table.dealer.notes,
    )
    if step:
        _steps(table, WAY[step:], woken)
        _steps(table, WAY[step:], table.dealer)
        assert woken.notes == table.dealer.notes


def _steps(table: Table, names: list[str], dealer: Dealer) -> None:
    for name in names:
        if name == "link":
            dealer.link(Seat(0), table.chains[Seat(0)].link(dealer.deal))
        else:
            table.dealer, before = dealer, table.dealer
            STEPS[name](table)
            table.dealer = before


def test_a_secret_kept_before_a_crash_is_the_one_committed_to_after_it() -> None:
    table = Table(terms(), (0,))
    first = table.seated().open()
    woken = Dealer.wake(table.terms, table.vault, randomness("other"), table.dealer.notes[:1])
    assert woken.open() == first


def test_of_two_dealers_that_open_at_once_the_later_takes_the_secret_of_the_first() -> None:
    class Slow(MemoryVault):
        asked = 0

        def get(self, match: str, deal: int) -> Secret | None:
            self.asked += 1
            return None if self.asked <= 2 else super().get(match, deal)

    vault = Slow()
    first, second = (Dealer(terms(), vault, randomness(name)) for name in ("one", "two"))
    assert first.open() == second.open()


def test_a_secret_taken_away_while_opening_is_no_secret() -> None:
    class Forgetful(MemoryVault):
        def get(self, match: str, deal: int) -> Secret | None:
            return None

    vault = Forgetful()
    vault.put("kitchen-7", 1, Secret(bytes(32)))
    with pytest.raises(errors.SecretHeld):
        Dealer(terms(), vault, randomness("x")).open()


def test_a_deal_in_progress_cannot_be_woken_without_its_secret() -> None:
    notes = at(3).dealer.notes
    with pytest.raises(errors.SecretMissing):
        Dealer.wake(terms(), MemoryVault(), randomness("x"), notes)
    wrong = MemoryVault()
    wrong.put("kitchen-7", 1, Secret(bytes(32)))
    with pytest.raises(errors.SecretDamaged):
        Dealer.wake(terms(), wrong, randomness("x"), notes)


def test_waking_after_the_reveal_finishes_forgetting() -> None:
    table = at(len(WAY))
    Dealer.wake(table.terms, table.vault, randomness("x"), table.dealer.notes)
    assert table.vault.get("kitchen-7", 1) is None


def test_links_that_a_crash_left_out_are_made_up_for() -> None:
    table = at(2)
    notes = table.dealer.notes[:4]
    woken = Dealer.wake(table.terms, table.vault, randomness("x"), notes)
    assert woken.unanswered == (0, 2, 3)
    woken.contribute()
    assert woken.notes == table.dealer.notes
