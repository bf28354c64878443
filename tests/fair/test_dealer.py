"""The dealer: the order of the ceremony."""

from collections.abc import Callable

import pytest

from lastcard.fair import Dealer, Secret, errors
from lastcard.fair.notes import Absent, Chain, Commit, Cut, Link, Reveal
from lastcard.games.game import Seat
from tests.fair.tables import GANG, LENGTH, Table, lines, terms

STEPS: dict[str, Callable[[Table], object]] = {
    "pledge": lambda table: table.take(Chain(Seat(1), table.chains[Seat(0)].end.hex())),
    "open": lambda table: table.open(),
    "answer": lambda table: table.answer(),
    "link": lambda table: table.link(0, max(table.ceremony.deal, 1)),
    "absent": lambda table: table.take(Absent(Seat(2))),
    "cut": lambda table: table.take(Cut(Seat(0), 20)),
    "deck": lambda table: table.deck(),
    "scored": lambda table: table.ceremony.mark_scored(),
    "reveal": lambda table: table.reveal(),
}
WAY = ["open", "answer", "link", "absent", "cut", "deck", "scored", "reveal"]
ALLOWED = {
    0: {"pledge", "open"},
    1: {"answer", "link", "absent"},
    2: {"answer", "link", "absent"},
    3: {"answer", "absent"},
    4: {"answer", "cut", "deck"},
    5: {"answer", "deck"},
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
    assert [type(note) for note in table.notes] == [
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
    before = (table.ceremony.phase, table.ceremony.deal, table.notes)
    if name in ALLOWED[step]:
        STEPS[name](table)
        return
    with pytest.raises(errors.OutOfOrder):
        STEPS[name](table)
    assert (table.ceremony.phase, table.ceremony.deal, table.notes) == before


@pytest.mark.parametrize("step", range(1, 7))
def test_nothing_is_revealed_before_the_deal_is_scored(step: int) -> None:
    with pytest.raises(errors.RevealTooEarly) as refused:
        at(step).reveal()
    assert refused.value.code == "fair-reveal-too-early"


@pytest.mark.parametrize("step", range(1, 8))
def test_the_secret_shows_nowhere_before_the_reveal(step: int) -> None:
    table = at(step)
    secret = table.dealer.keep[1]
    table.dealer.written()
    shown = f"{table.dealer} {table.dealer!r} {vars(table.dealer)} {lines(table.notes)}"
    shown += str(vars(table.ceremony))
    assert secret.hex() not in shown
    assert repr(secret) not in shown
    assert "Secret(…)" in shown


def test_the_reveal_is_the_secret_committed_to() -> None:
    table = at(len(WAY))
    commit = next(note for note in table.notes if isinstance(note, Commit))
    reveal = table.notes[-1]
    assert isinstance(reveal, Reveal)
    assert Secret(bytes.fromhex(reveal.secret)).commitment.hex() == commit.digest


def test_the_secret_is_kept_with_the_commitment_and_forgotten_with_the_reveal() -> None:
    table = at(1)
    (secret,) = table.dealer.keep.values()
    assert table.notes[-1] == Commit(Secret(secret).commitment.hex())
    table.dealer.written()
    for name in WAY[1:-1]:
        STEPS[name](table)
    assert (table.dealer.keep, table.dealer.forget) == ({}, [])
    assert table.reveal() == Reveal(secret.hex())
    assert (table.dealer.keep, table.dealer.forget) == ({}, [1])
    table.dealer.written()
    assert (table.dealer.keep, table.dealer.forget) == ({}, [])


def test_a_deal_that_was_not_written_down_is_opened_with_the_same_secret() -> None:
    table = at(0)
    assert table.dealer.open(table.ceremony) == table.dealer.open(table.ceremony)
    assert list(table.dealer.keep) == [1]


def test_a_link_of_another_deal_is_refused() -> None:
    table = at(1)
    for deal in (2, 3, LENGTH):
        with pytest.raises(errors.LinkRefused):
            table.link(0, deal)
    with pytest.raises(errors.LinkRefused):
        table.take(Link(Seat(0), table.chains[Seat(2)].link(1).hex()))
    table.link(0)


def test_a_seat_that_was_absent_comes_back_with_the_link_of_the_deal() -> None:
    table = at(len(WAY))
    table.open()
    with pytest.raises(errors.LinkRefused):
        table.link(2, 1)
    table.link(2)


def test_a_late_link_does_not_replace_an_absence() -> None:
    table = at(4)
    with pytest.raises(errors.SeatAnswered):
        table.link(2)


def test_a_seat_without_a_chain_can_neither_be_absent_nor_cut() -> None:
    with pytest.raises(errors.SeatKept):
        at(1).take(Absent(Seat(1)))
    with pytest.raises(errors.SeatKept):
        at(4).take(Cut(Seat(1), 20))


def test_a_seat_that_does_not_exist_can_do_nothing() -> None:
    with pytest.raises(errors.SeatUnknown):
        at(0).take(Chain(Seat(4), "00" * 32))
    with pytest.raises(errors.SeatUnknown):
        at(1).take(Absent(Seat(4)))
    with pytest.raises(errors.SeatUnknown):
        at(4).take(Cut(Seat(4), 20))


def test_a_seat_pledges_one_chain() -> None:
    with pytest.raises(errors.SeatAnswered):
        at(0).take(Chain(Seat(0), "00" * 32))


def test_who_is_absent_is_noted_in_place_of_a_link() -> None:
    table = at(1)
    table.answer(absent=[2])
    assert [note for note in table.notes if isinstance(note, Absent)] == [Absent(Seat(2))]
    assert table.ceremony.unanswered == (0,)


def test_a_wish_to_cut_counts_for_who_cuts_and_for_one_deal() -> None:
    table = at(4)
    table.dealer.wish_cut(Seat(0), 20)
    assert table.dealer.cut(table.ceremony, None) is None
    assert table.dealer.cut(table.ceremony, Seat(2)) is None
    assert table.dealer.cut(table.ceremony, Seat(0)) == Cut(Seat(0), 20)
    assert table.dealer.cut(table.ceremony, Seat(0)) is None


@pytest.mark.parametrize("where", [-1, 0, 64, 65])
def test_a_wish_that_does_not_divide_the_deck_is_no_cut(where: int) -> None:
    table = at(4)
    table.dealer.wish_cut(Seat(0), where)
    assert table.dealer.cut(table.ceremony, Seat(0)) is None


@pytest.mark.parametrize("where", [-1, 0, 64, 65])
def test_a_cut_divides_the_deck(where: int) -> None:
    with pytest.raises(errors.CutRefused):
        at(4).take(Cut(Seat(0), where))


def test_a_deck_is_cut_once() -> None:
    table = at(5)
    with pytest.raises(errors.SeatAnswered):
        table.take(Cut(Seat(2), 3))


def test_the_cut_turns_the_deck() -> None:
    plain, cut = at(4).deck(), at(5).deck()
    assert cut == plain[20:] + plain[:20]
    assert sorted(cut) == sorted(GANG)


def test_randomness_that_repeats_itself_is_refused() -> None:
    table = Table(terms(), (0,))
    table.dealer = Dealer(lambda size: bytes(size))
    table.seated()
    table.contribute()
    table.deck()
    table.finish()
    with pytest.raises(errors.CommitmentRepeated):
        table.open()
