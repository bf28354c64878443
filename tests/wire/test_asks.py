"""What a client may ask over the WebSocket."""

import msgspec
import pytest

from lastcard.wire.asks import Ask, Hello, Move, Sit, read_ask


@pytest.mark.parametrize(
    ("raw", "ask"),
    [
        ('{"type":"hello","version":1}', Hello(version=1)),
        ('{"type":"sit","table":"m","seat":3,"id":"a"}', Sit(table="m", seat=3, id="a")),
        ('{"type":"move","table":"m","turn":7,"move":"G3"}', Move(table="m", turn=7, move="G3")),
    ],
)
def test_an_ask_is_read(raw: str, ask: Ask) -> None:
    assert read_ask(raw) == read_ask(raw.encode()) == ask


@pytest.mark.parametrize(
    "raw",
    [
        "",
        "[]",
        '{"type":"fly"}',
        '{"type":"hello"}',
        '{"type":"hello","version":1,"seat":2}',
        '{"type":"sit","table":"m","seat":16}',
        '{"type":"sit","table":"m","seat":-1}',
        '{"type":"sit","table":"../m","seat":1}',
        '{"type":"sit","table":"m\\n","seat":1}',
        '{"type":"ping","id":""}',
    ],
)
def test_what_is_no_ask_is_refused(raw: str) -> None:
    with pytest.raises(msgspec.MsgspecError):
        read_ask(raw)
