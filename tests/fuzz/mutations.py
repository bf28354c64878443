"""Ways to spoil a message: each takes one that is right and returns one that is probably not."""

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, TypeAlias

Message: TypeAlias = dict[str, Any]

NUMBERS: Final[Sequence[Any]] = (
    0,
    -1,
    1,
    2**31,
    2**63,
    2**64,
    10**30,
    -(10**30),
    0.5,
    1.0,
    1e300,
    float("nan"),
    float("inf"),
    float("-inf"),
    True,
    "7",
)
STRINGS: Final = (
    "",
    " ",
    "\x00",
    "a\x00b",
    "\x1b[31m",
    "\u202e evil",
    "\ufeff",
    "é" * 50,
    "🂡" * 45,
    "x" * 41,
    "y" * 201,
    "../../etc/passwd",
    "' OR 1=1 --",
    "<script>",
    "{{7*7}}",
    "%s%n",
    "null",
    "pass",
    "deal",
    "last!",
    "G1 G1 G1 G1 G1 G1",
    "cut -1",
    "cut 99999999999999999999",
    "give",
    "R4>",
    "R4>R4",
    "١٢",
)
OTHERS: Final[Sequence[Any]] = (None, [], {}, [[]], {"a": {}}, ["x"], [1, 2], False)
TEXTS: Final = (
    b"",
    b" ",
    b"null",
    b"[]",
    b"{}",
    b'""',
    b"0",
    b"\xff\xfe",
    b"\xc3\x28",
    b"\xed\xa0\x80",
    b"\xf0\x28\x8c\x28",
    b'"\\ud800"',
    b'{"type":"\\ud800"}',
    b'{"type":"ping","id":"\\udfff"}',
    b'{"type":"ping","id":"\\u0000"}',
    b"[" * 4000,
    b'{"a":' * 600,
    b'{"type":"ping","type":"hello","version":1}',
    b'{"type":"ping"}{"type":"ping"}',
    b'{"type":"hello","version":' + b"9" * 4000 + b"}",
    b'{"type":"hello","version":-0}',
    b'{"type":"move","table":"m1","turn":1e2,"move":"pass"}',
    b'{"type":["ping"]}',
    b'{"type":null}',
    b"\xef\xbb\xbf" + b'{"type":"ping"}',
)
"""What is no message of the protocol at all, or hardly."""


def spoil(message: Message, rng: Random) -> bytes:
    """*message* with one to three things wrong, as bytes."""
    spoiled = dict(message)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        rng.choice(_STRUCTURAL)(spoiled, rng)
    text = json.dumps(spoiled, ensure_ascii=rng.random() < 0.5).encode()
    if rng.random() < 0.3:
        text = rng.choice(_TEXTUAL)(text, rng)
    return text[:4096]


def garbage(rng: Random) -> bytes:
    """Something that was never a message."""
    if rng.random() < 0.6:
        return rng.choice(TEXTS)
    return rng.randbytes(rng.randrange(200))


def _drop(message: Message, rng: Random) -> None:
    if message:
        del message[rng.choice(list(message))]


def _retype(message: Message, rng: Random) -> None:
    if message:
        message[rng.choice(list(message))] = rng.choice((*NUMBERS, *STRINGS, *OTHERS))


def _renumber(message: Message, rng: Random) -> None:
    numbers = [name for name, value in message.items() if isinstance(value, int)]
    if numbers:
        name = rng.choice(numbers)
        message[name] = rng.choice((*NUMBERS, message[name] + 1, message[name] - 1))


def _reword(message: Message, rng: Random) -> None:
    words = [name for name, value in message.items() if isinstance(value, str)]
    if words:
        message[rng.choice(words)] = rng.choice(STRINGS)


def _add(message: Message, rng: Random) -> None:
    name = rng.choice(("seat", "player", "deck", "state", "by", "at", "number", "ID", "", "\x00"))
    message[name] = rng.choice((*NUMBERS, *STRINGS, *OTHERS))


def _recast(message: Message, rng: Random) -> None:
    kinds = ("move", "open", "sit", "link", "say", "told", "done", "MOVE", "close", "deal", "")
    message["type"] = rng.choice(kinds)


def _nest(message: Message, rng: Random) -> None:
    inner: Any = dict(message)
    for _ in range(rng.choice((1, 5, 50))):
        inner = rng.choice(([inner], {"type": inner}))
    if message:
        message[rng.choice(list(message))] = inner


def _cut_off(text: bytes, rng: Random) -> bytes:
    return text[: rng.randrange(len(text))] if text else text


def _flip(text: bytes, rng: Random) -> bytes:
    if not text:
        return text
    at = rng.randrange(len(text))
    return text[:at] + bytes([text[at] ^ 1 << rng.randrange(8)]) + text[at + 1 :]


def _insert(text: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(text) + 1)
    return text[:at] + rng.randbytes(rng.choice((1, 2, 9))) + text[at:]


def _double(text: bytes, rng: Random) -> bytes:
    return text + text


def _stretch(text: bytes, rng: Random) -> bytes:
    return b" " * rng.randrange(2000) + text + b"\n" * rng.randrange(2000)


_STRUCTURAL: Final[Sequence[Callable[[Message, Random], None]]] = (
    _drop,
    _retype,
    _renumber,
    _renumber,
    _reword,
    _add,
    _recast,
    _nest,
)
_TEXTUAL: Final[Sequence[Callable[[bytes, Random], bytes]]] = (
    _cut_off,
    _flip,
    _insert,
    _double,
    _stretch,
)
