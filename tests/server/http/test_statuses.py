"""Every refusal has a fitting status."""

from collections.abc import Iterator

import pytest

from lastcard.games.errors import NotYourTurn, Refusal
from lastcard.server import errors
from lastcard.server.accounts.errors import Banned, LoginsBusy, NameOdd
from lastcard.server.http.statuses import status_of
from lastcard.store.errors import NameTaken, NotWritten
from lastcard.table.errors import GameNotHere, SeatTaken


def kinds(kind: type[Refusal]) -> Iterator[type[Refusal]]:
    yield kind
    for below in kind.__subclasses__():
        yield from kinds(below)


@pytest.mark.parametrize("kind", list(kinds(Refusal)), ids=lambda kind: kind.code)
def test_every_refusal_has_a_status(kind: type[Refusal]) -> None:
    assert 400 <= status_of(kind()) < 600


@pytest.mark.parametrize(
    ("refusal", "status"),
    [
        (errors.BodyWrong(), 400),
        (errors.LoginNeeded(), 401),
        (errors.OriginForeign(), 403),
        (errors.TableUnknown(), 404),
        (NameOdd(), 422),
        (GameNotHere(), 422),
        (SeatTaken(), 409),
        (NotYourTurn(), 422),
        (NameTaken(), 409),
        (NotWritten(), 503),
        (Banned(), 403),
        (LoginsBusy(), 503),
        (errors.Broken(), 500),
    ],
)
def test_a_refusal_has_the_status_of_its_kind(refusal: Refusal, status: int) -> None:
    assert status_of(refusal) == status
