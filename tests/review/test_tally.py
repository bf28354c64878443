"""What a review says of one seat, added up."""

from lastcard.games.game import Seat
from lastcard.review.document import CandidateWorth, Choice, LedgerRow, Review, Shares
from lastcard.review.tally import ChoiceTally, tally


def choice(seat: int, loss: float, kind: str = "leading") -> Choice:
    worth = CandidateWorth(move="R7", worth=1.0, error=0.1, chance=0.5)
    return Choice(
        deal=1,
        number=3,
        seat=Seat(seat),
        kind=kind,
        made="G3",
        best="R7",
        loss=loss,
        error=0.5,
        grade="fine",
        chance_loss=0.0,
        worlds=8,
        moves=(worth,),
    )


def row(deal: int, seat: int, result: float, own: float) -> LedgerRow:
    parts = {"result": result, "dealt": result - own, "own": own}
    none = {"exchange": 0.0, "others": 0.0, "hidden": 0.0}
    chance = Shares(**{name: value / 100 for name, value in parts.items()}, **none)
    return LedgerRow(deal=deal, seat=Seat(seat), chance=chance, **parts, **none)


def review(*choices: Choice, ledger: tuple[LedgerRow, ...] = ()) -> Review:
    return Review(
        reference="master-1/0",
        game="gang",
        match="m",
        seats=("Ann", "Bo"),
        seed=0,
        worlds=8,
        deals=(1, 2),
        choices=choices,
        ledger=ledger,
        summary=(),
    )


def test_the_choices_of_a_seat_are_added_up_by_kind() -> None:
    choices = (choice(0, 2.0), choice(0, 1.0, "passing"), choice(0, 0.0), choice(1, 9.0))
    found = tally(review(*choices), Seat(0))
    assert found.total == ChoiceTally(choices=3, lost=3.0, squares=5.0)
    assert found.errors == 0.75
    assert found.kinds == {
        "leading": ChoiceTally(choices=2, lost=2.0, squares=4.0),
        "passing": ChoiceTally(choices=1, lost=1.0, squares=1.0),
    }


def test_luck_is_the_result_without_ones_own_part() -> None:
    rows = (row(1, 0, 10.0, 4.0), row(2, 0, -6.0, 1.0), row(1, 1, -10.0, 0.0))
    found = tally(review(ledger=rows), Seat(0))
    assert (found.result, found.luck) == (4.0, -1.0)
    assert found.chance_luck is not None
    assert round(found.chance_luck, 9) == -0.01


def test_without_a_ledger_nothing_is_known_of_luck() -> None:
    found = tally(review(choice(0, 2.0)), Seat(1))
    assert (found.total.choices, found.luck, found.result, found.chance_luck) == (0, *[None] * 3)
