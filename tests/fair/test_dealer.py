"""The dealer: the order of the ceremony."""

from collections.abc import Callable

import pytest

from lastcard.fair import Dealer, MemoryVault, Phase, Secret, errors
from lastcard.fair.notes import Absent, Chain, Commit, Cut, Link, Reveal
from lastcard.games.game import Seat
from tests.fair.tables import GANG, LENGTH, Table, lines, randomness, terms

STEPS: dict[str, Callable[[Table], object]] = {
    "pledge": lambda table: table.dealer.pledge(Seat(1), table.chains[Seat(0)].end),
    "open": lambda table: table.dealer.open(),
    "contribute": lambda table: table.dealer.contribute(),
    "link": lambda table: table.dealer.link(Seat(0), table.chains[Seat(0)].link(1)),
    "absent": lambda table: table.dealer.absent(Seat(2)),
    "cut": lambda table: table.dealer.cut(Seat(0), 20),
    "deck": lambda table: table.dealer.deck(),
    "scored": lambda table: table.dealer.scored(),
    "reveal": lambda table: table.dealer.reveal(),
}
WAY = ["open", "contribute", "link", "absent", "cut", "deck", "scored", "reveal"]
ALLOWED = {
    0: {"pledge", "open"},
    1: {"contribute", "link", "absent"},
    2: {"contribute", "link", "absent"},
    3: {"contribute", "absent"},
    4: {"contribute", "cut", "deck"},
    5: {"contribute", "deck"},
    6: {"deck", "scored"},
    7: {"reveal"},
    8: {"open"},
}


def at(step: int) -> Table:
    """A table of four, seats 0 and 2 with chains, after so many steps of the usual way."""
    table = Table(terms(), (0, 2))
    table.seated()
    for name in WAY[:step]:
        STEPS[name](table)
    return table


def test_the_notes_of_a_deal_come_in_order() -> None:
    table = at(len(WAY))
    assert [type(note) for note in table.dealer.notes] == [
        Chain,
        Chain,
        Commit,
        Link,
        Link,
        Link,
        Absent,
        Cut,
        Reveal,
    ]


@pytest.mark.parametrize("step", range(len(WAY) + 1))
@pytest.mark.parametrize("name", STEPS)
def test_a_step_is_done_in_its_time_or_refused_without_a_trace(step: int, name: str) -> None:
    table = at(step)
    before = (table.dealer.phase, table.dealer.deal, table.dealer.notes)
    if name in ALLOWED[step]:
        STEPS[name](table)
        return
    with pytest.raises(errors.OutOfOrder):
        STEPS[name](table)
    assert (table.dealer.phase, table.dealer.deal, table.dealer.notes) == before


@pytest.mark.parametrize("step", range(1, 7))
def test_nothing_is_revealed_before_the_deal_is_scored(step: int) -> None:
    with pytest.raises(errors.RevealTooEarly) as refused:
        at(step).dealer.reveal()
    assert refused.value.code == "fair-reveal-too-early"


@pytest.mark.parametrize("step", range(1, 8))
def test_the_secret_shows_nowhere_before_the_reveal(step: int) -> None:
    table = at(step)
    secret = table.vault.get("kitchen-7", 1)
    assert secret is not None
    shown = f"{table.dealer} {table.dealer!r} {vars(table.dealer)} {lines(table.dealer.notes)}"
    shown += str(vars(table.dealer._ceremony))
    assert secret.value.hex() not in shown
    assert repr(secret.value) not in shown
    assert "Secret(…)" in shown


def test_the_reveal_is_the_secret_committed_to() -> None:
    table = at(len(WAY))
    commit = next(note for note in table.dealer.notes if isinstance(note, Commit))
    reveal = table.dealer.notes[-1]
    assert isinstance(reveal, Reveal)
    assert Secret(bytes.fromhex(reveal.secret)).commitment.hex() == commit.digest


def test_the_vault_has_the_secret_before_anybody_hears_of_it() -> None:
    class Broken(MemoryVault):
        def put(self, match: str, deal: int, secret: Secret) -> None:
            raise OSError("disk full")

    dealer = Dealer(terms(), Broken(), randomness("x"))
    with pytest.raises(OSError, match="disk full"):
        dealer.open()
    assert dealer.notes == ()
    assert dealer.phase is Phase.SEATING


def test_the_vault_forgets_only_after_the_reveal_is_closed() -> None:
    table = at(len(WAY))
    assert table.vault.get("kitchen-7", 1) is not None
    table.dealer.close()
    assert table.vault.get("kitchen-7", 1) is None


def test_opening_the_next_deal_closes_the_one_before() -> None:
    table = at(len(WAY))
    table.dealer.open()
    assert table.vault.get("kitchen-7", 1) is None
    assert table.vault.get("kitchen-7", 2) is not None
    assert table.dealer.deal == 2


@pytest.mark.parametrize("step", range(1, 8))
def test_closing_early_forgets_nothing(step: int) -> None:
    table = at(step)
    table.dealer.close()
    assert table.vault.get("kitchen-7", 1) is not None


def test_a_link_of_another_deal_is_refused() -> None:
    table = at(1)
    for deal in (2, 3, LENGTH):
        with pytest.raises(errors.LinkRefused):
            table.dealer.link(Seat(0), table.chains[Seat(0)].link(deal))
    with pytest.raises(errors.LinkRefused):
        table.dealer.link(Seat(0), table.chains[Seat(2)].link(1))
    table.dealer.link(Seat(0), table.chains[Seat(0)].link(1))


def test_a_seat_that_was_absent_comes_back_with_the_link_of_the_deal() -> None:
    table = at(len(WAY))
    table.dealer.open()
    with pytest.raises(errors.LinkRefused):
        table.dealer.link(Seat(2), table.chains[Seat(2)].link(1))
    table.dealer.link(Seat(2), table.chains[Seat(2)].link(2))


def test_a_late_link_does_not_replace_an_absence() -> None:
    table = at(4)
    with pytest.raises(errors.SeatAnswered):
        table.dealer.link(Seat(2), table.chains[Seat(2)].link(1))


def test_a_seat_without_a_chain_can_neither_link_nor_be_absent_nor_cut() -> None:
    table = at(1)
    with pytest.raises(errors.SeatKept):
        table.dealer.link(Seat(1), bytes(32))
    with pytest.raises(errors.SeatKept):
        table.dealer.absent(Seat(1))
    with pytest.raises(errors.SeatKept):
        at(4).dealer.cut(Seat(1), 20)


def test_a_seat_that_does_not_exist_can_do_nothing() -> None:
    with pytest.raises(errors.SeatUnknown):
        at(0).dealer.pledge(Seat(4), bytes(32))
    with pytest.raises(errors.SeatUnknown):
        at(1).dealer.absent(Seat(4))
    with pytest.raises(errors.SeatUnknown):
        at(4).dealer.cut(Seat(4), 20)


def test_a_seat_pledges_one_chain_of_32_bytes() -> None:
    table = at(0)
    with pytest.raises(errors.SeatAnswered):
        table.dealer.pledge(Seat(0), bytes(32))
    with pytest.raises(errors.WrongLength):
        table.dealer.pledge(Seat(1), bytes(31))


@pytest.mark.parametrize("where", [-1, 0, 64, 65])
def test_a_cut_divides_the_deck(where: int) -> None:
    with pytest.raises(errors.CutRefused):
        at(4).dealer.cut(Seat(0), where)


def test_a_deck_is_cut_once() -> None:
    table = at(5)
    with pytest.raises(errors.SeatAnswered):
        table.dealer.cut(Seat(2), 3)


def test_the_cut_turns_the_deck() -> None:
    plain, cut = at(4).dealer.deck(), at(5).dealer.deck()
    assert cut == plain[20:] + plain[:20]
    assert sorted(cut) == sorted(GANG)


def test_randomness_that_repeats_itself_is_refused() -> None:
    table = Table(terms(), (0,))
    table.dealer = Dealer(table.terms, table.vault, lambda size: bytes(size))
    table.seated()
    table.contribute()
    table.dealer.deck()
    table.finish()
    with pytest.raises(errors.CommitmentRepeated):
        table.dealer.open()
