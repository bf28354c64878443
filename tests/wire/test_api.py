"""What ``/api`` can be asked, and how far."""

import json
from typing import Any

import msgspec
import pytest

from lastcard.wire import api
from lastcard.wire.lessons import Try
from lastcard.wire.my_matches import KeepNote, Search

ASKS: list[tuple[type[msgspec.Struct], dict[str, Any]]] = [
    (api.Nothing, {}),
    (api.NewGuest, {"name": "Ann", "language": "de"}),
    (api.Change, {"name": "Ann"}),
    (api.NewAccount, {"name": "Ann", "password": "x" * 8}),
    (api.LogIn, {"name": "Ann", "password": ""}),
    (api.Recover, {"name": "Ann", "code": "abc", "password": "x" * 200}),
    (api.NewPassword, {"old": "", "password": "x" * 8}),
    (api.NewCodes, {"password": "x"}),
    (api.Goodbye, {}),
    (api.NewBot, {"name": "b"}),
    (api.NewReport, {"player": "p-1", "reason": "talk", "match": "m", "number": 0}),
    (Try, {"tried": "G3"}),
    (KeepNote, {"note": "Well played", "tags": ("good",)}),
]
"""Everything that comes with a body, and one such body."""


def read(kind: type[msgspec.Struct], body: dict[str, Any]) -> msgspec.Struct:
    return msgspec.json.decode(json.dumps(body).encode(), type=kind)


@pytest.mark.parametrize(("kind", "body"), ASKS, ids=lambda one: getattr(one, "__name__", ""))
def test_what_is_asked_is_read_and_nothing_beside_it(
    kind: type[msgspec.Struct], body: dict[str, Any]
) -> None:
    asked = read(kind, body)
    assert {name: getattr(asked, name) for name in body} == body
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        read(kind, body | {"admin": True})


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        (api.NewGuest, {"name": ""}),
        (api.NewGuest, {"name": "x" * 101}),
        (api.NewAccount, {"name": "Ann", "password": "x" * 7}),
        (api.NewAccount, {"name": "Ann", "password": "x" * 201}),
        (api.LogIn, {"name": "Ann", "password": "x" * 201}),
        (api.NewReport, {"player": "../p", "reason": "talk"}),
        (api.NewReport, {"player": "p", "reason": "boredom"}),
        (api.NewReport, {"player": "p", "reason": "talk", "text": "x" * 1001}),
        (api.NewReport, {"player": "p", "reason": "talk", "number": -1}),
        (Search, {"limit": 0}),
        (Search, {"limit": 101}),
        (Search, {"text": "x" * 201}),
        (Search, {"result": "drawn"}),
        (Search, {"company": "cats"}),
        (Search, {"since": -1}),
        (Search, {"reslt": "won"}),
        (api.Best, {"limit": 101}),
        (api.Sight, {"seat": 16}),
        (Try, {"tried": ""}),
        (Try, {"tried": "x" * 201}),
    ],
)
def test_what_goes_too_far_is_refused(kind: type[msgspec.Struct], body: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        read(kind, body)


def test_who_asks_for_a_list_without_saying_how_much_gets_some() -> None:
    assert read(Search, {}) == Search(limit=20, before=None)
    assert read(api.Best, {}) == api.Best(limit=50)
    assert read(api.Sight, {}) == api.Sight(seat=0)
