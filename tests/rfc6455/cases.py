"""What RFC 6455 asks of a server, case by case, in the groups of Autobahn's test suite.

A case is what a client puts on the wire and what has to come back. Where Autobahn waits for an echo
our server's answer to a message stands for it: a ping of our protocol is answered with its id.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from lastcard.wire.asks import LONGEST_FRAME
from tests.fuzz.rawsocket import BINARY, CLOSE, CONTINUATION, PING, PONG, TEXT, frame

PROTOCOL, BAD_TEXT, TOO_BIG, NORMAL = 1002, 1007, 1009, 1000

Answer: TypeAlias = tuple[Literal["pong"], bytes] | tuple[Literal["told"], str]
"""A pong with what it holds, or our own answer to the message of that id ("" for a refusal)."""


@dataclass(frozen=True)
class Case:
    """What is sent, what comes back in this order, and with which codes the server may close."""

    name: str
    sent: bytes
    answers: tuple[Answer, ...] = ()
    closed: tuple[int, ...] = ()
    """None where the line stays open."""


def message(name: str, size: int = 0) -> bytes:
    """A message that is answered with its *name*, *size* bytes long."""
    return f'{{"type":"ping","id":"{name}"}}'.encode().ljust(size)


ALIVE: Final = frame(TEXT, message("alive"))
TOLD: Final[Answer] = ("told", "alive")


def framing() -> Iterator[Case]:
    """1: messages of all lengths, in text and in bytes that are not text."""
    for size in (0, 125, 126, 127, 128, 1000, LONGEST_FRAME):
        yield Case(f"1.1 text of {size}", frame(TEXT, message("a", size)), (("told", "a"),))
    yield Case("1.1 empty text", frame(TEXT) + ALIVE, (("told", ""), TOLD))
    for size in (0, 1, 125, 126, 127, 128, LONGEST_FRAME):
        sent = frame(BINARY, b"\xfe" * size) + ALIVE
        yield Case(f"1.2 binary of {size}", sent, (("told", ""), TOLD))


def pings() -> Iterator[Case]:
    """2: pings and pongs."""
    for name, data in (
        ("empty", b""),
        ("text", b"Hello, world!"),
        ("bytes", b"\x00\xff\xfe\xfd\xfc\xfb\x00\xff"),
        ("longest", b"\xfe" * 125),
    ):
        yield Case(f"2 ping {name}", frame(PING, data) + ALIVE, (("pong", data), TOLD))
    yield Case("2.5 ping too long", frame(PING, b"x" * 126) + ALIVE, closed=(PROTOCOL,))
    yield Case("2.7 pong nobody asked for", frame(PONG) + ALIVE, (TOLD,))
    yield Case("2.8 pong with data", frame(PONG, b"unasked") + ALIVE, (TOLD,))
    both = frame(PONG, b"unasked") + frame(PING, b"asked") + ALIVE
    yield Case("2.9 pong, then ping", both, (("pong", b"asked"), TOLD))
    many = [b"payload-%d" % number for number in range(10)]
    sent = b"".join(frame(PING, data) for data in many) + ALIVE
    yield Case("2.10 ten pings", sent, (*(("pong", data) for data in many), TOLD))


def reserved_bits() -> Iterator[Case]:
    """3: bits that mean nothing here."""
    for bits in range(1, 8):
        for opcode in (TEXT, BINARY, PING, PONG, CLOSE):
            wrong = frame(opcode, bits=bits)
            yield Case(f"3 bits {bits} of {opcode}", wrong + ALIVE, closed=(PROTOCOL,))
        after = ALIVE + frame(TEXT, message("b"), bits=bits) + frame(PING)
        yield Case(f"3 bits {bits} after text", after, (TOLD,), (PROTOCOL,))


def opcodes() -> Iterator[Case]:
    """4: kinds of frames that do not exist."""
    for opcode in (*range(3, 8), *range(11, 16)):
        for data in (b"", b"reserved opcode payload"):
            sent = frame(opcode, data) + frame(PING)
            yield Case(f"4 opcode {opcode} of {len(data)}", sent, closed=(PROTOCOL,))
        after = ALIVE + frame(opcode) + frame(PING)
        yield Case(f"4 opcode {opcode} after text", after, (TOLD,), (PROTOCOL,))


def fragmentation() -> Iterator[Case]:
    """5: messages in pieces."""
    for opcode in (PING, PONG, CLOSE):
        sent = frame(opcode, b"a", fin=False) + frame(CONTINUATION, b"b")
        yield Case(f"5 pieces of {opcode}", sent, closed=(PROTOCOL,))
    whole = message("piece")
    first, rest = frame(TEXT, whole[:7], fin=False), frame(CONTINUATION, whole[7:])
    told: Answer = ("told", "piece")
    yield Case("5.3 two pieces", first + rest, (told,))
    ping = frame(PING, b"between")
    yield Case("5.6 ping between", first + ping + rest, (("pong", b"between"), told))
    bits = b"".join(
        frame(CONTINUATION, whole[at : at + 1], fin=False) for at in range(1, len(whole))
    )
    yield Case(
        "5.19 a piece for every byte",
        frame(TEXT, whole[:1], fin=False) + bits + ping + frame(CONTINUATION),
        (("pong", b"between"), told),
    )
    empty = frame(CONTINUATION, fin=False)
    around = frame(TEXT, fin=False) + empty + frame(CONTINUATION, whole, fin=False) + empty
    yield Case("5 empty pieces around", around + frame(CONTINUATION), (told,))
    for fin in (True, False):
        lone = frame(CONTINUATION, whole, fin=fin)
        yield Case(f"5.9 no beginning, {fin}", lone + ALIVE, closed=(PROTOCOL,))
        yield Case(f"5.15 after the end, {fin}", first + rest + lone, (told,), (PROTOCOL,))
    yield Case("5.18 a new beginning", first + frame(TEXT, whole), closed=(PROTOCOL,))
    yield Case("5.18 another kind", first + frame(BINARY, whole), closed=(PROTOCOL,))


def texts() -> Iterator[Case]:
    """6: UTF-8, whole and cut within a sign."""
    for name, word in (
        ("greek", "κόσμε"),
        ("han", "紅龍"),
        ("emoji", "🂡🀄"),
        ("last", "\U0010ffff"),
        ("edges", "\u0080\u07ff\u0800\uffff\ud7ff\ue000"),
    ):
        data = f'{{"type":"ping","id":"{word}"}}'.encode()
        yield Case(f"6 {name}", frame(TEXT, data), (("told", word),))
        pieces = [data[at : at + 1] for at in range(len(data))]
        cut = b"".join(frame(CONTINUATION, piece, fin=False) for piece in pieces[1:])
        sent = frame(TEXT, pieces[0], fin=False) + cut + frame(CONTINUATION)
        yield Case(f"6 {name} byte by byte", sent, (("told", word),))
    # RFC 6455, 8.1, lets a server close here. Ours reads JSON, and refuses bytes that are none
    # of its messages with a word, whatever is wrong with them.
    for name, wrong in (
        ("a byte alone", b"\x80"),
        ("cut", b"\xce\xba\xe1"),
        ("too long", b"\xc0\xaf"),
        ("surrogate", b"\xed\xa0\x80"),
        ("beyond", b"\xf4\x90\x80\x80"),
        ("never", b"\xfe\xff"),
    ):
        spoilt = b'{"type":"ping","id":"' + wrong + b'"}'
        yield Case(f"6 bad: {name}", frame(TEXT, spoilt) + ALIVE, (("told", ""), TOLD))


def closing() -> Iterator[Case]:
    """7: goodbyes."""
    yield Case("7.1 nothing said", frame(CLOSE), closed=(NORMAL, 0))
    yield Case("7.3 half a code", frame(CLOSE, b"\x03"), closed=(PROTOCOL,))
    bye = frame(CLOSE, NORMAL.to_bytes(2))
    yield Case("7.1 said twice", bye + bye, closed=(NORMAL,))
    yield Case("7.1 ping afterwards", bye + frame(PING), closed=(NORMAL,))
    yield Case("7.1 text afterwards", bye + ALIVE, closed=(NORMAL,))
    half = frame(TEXT, b'{"type"', fin=False)
    yield Case("7.1 in the middle", half + bye, closed=(NORMAL,))
    for size in (1, 13, 123):
        reason = NORMAL.to_bytes(2) + b"*" * size
        yield Case(f"7.3 reason of {size}", frame(CLOSE, reason), closed=(NORMAL,))
    reason = NORMAL.to_bytes(2) + b"*" * 124
    yield Case("7.3 reason too long", frame(CLOSE, reason), closed=(PROTOCOL,))
    wrong = NORMAL.to_bytes(2) + b"\xce\xba\xed\xa0\x80"
    yield Case("7.5 bad UTF-8", frame(CLOSE, wrong), closed=(PROTOCOL, BAD_TEXT))
    for code in (1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999):
        # To say the same code is usual, and not asked for: ours says that all is well.
        yield Case(f"7.7 code {code}", frame(CLOSE, code.to_bytes(2)), closed=(code, NORMAL))
    for code in (1006, 5000, 65535):  # aiohttp takes these for a goodbye like any other
        sent = frame(CLOSE, code.to_bytes(2))
        yield Case(f"7.9 code {code}", sent, closed=(PROTOCOL, NORMAL))
    for code in (0, 999, 1004, 1005, 1016, 1100, 2000, 2999):
        yield Case(f"7.9 code {code}", frame(CLOSE, code.to_bytes(2)), closed=(PROTOCOL,))


def sizes() -> Iterator[Case]:
    """9: what is too large is not waited for."""
    for size in (LONGEST_FRAME + 1, 65535, 65536, 1 << 20):
        for opcode in (TEXT, BINARY):
            sent = frame(opcode, b" " * size)
            yield Case(f"9 {size} bytes of {opcode}", sent, closed=(TOO_BIG,))
    pieces = frame(TEXT, b" " * 3000, fin=False) + frame(CONTINUATION, b" " * 3000, fin=False)
    yield Case("9 in pieces", pieces, closed=(TOO_BIG,))
    announced = bytes([0x81, 0xFF]) + (1 << 62).to_bytes(8) + b"mask"
    yield Case("9 announced only", announced, closed=(TOO_BIG,))
    negative = bytes([0x81, 0xFF]) + (1 << 63).to_bytes(8) + b"mask"
    yield Case("9 a length below nothing", negative, closed=(TOO_BIG, PROTOCOL))


def masks() -> Iterator[Case]:
    """5.1 of the RFC: a client masks what it sends.

    A server should close where it does not. aiohttp, which reads frames for us, takes them all the
    same; masks protect proxies on the way to servers, and no server. So it is written down here.
    """
    yield Case("no mask of text", frame(TEXT, message("a"), masked=False), (("told", "a"),))
    yield Case("no mask of ping", frame(PING, b"x", masked=False), (("pong", b"x"),))
    yield Case("no mask of close", frame(CLOSE, masked=False), closed=(NORMAL, 0))


GROUPS: Final = (
    framing,
    pings,
    reserved_bits,
    opcodes,
    fragmentation,
    texts,
    closing,
    sizes,
    masks,
)
CASES: Final = tuple(case for group in GROUPS for case in group())
