"""What is packed comes out as it was, for good."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lastcard.store.lines.kept_line import DIGEST_BYTES, KeptLine
from lastcard.store.lines.pack import PackUnreadable, pack, unpack

TEXTS = st.binary().map(lambda entry: entry.replace(b"\n", b" "))
LINES = st.lists(
    st.tuples(
        st.integers(0, 2**53),
        TEXTS,
        st.none() | st.binary(min_size=DIGEST_BYTES, max_size=DIGEST_BYTES),
    )
)


@given(LINES)
def test_lines_come_out_as_they_were(parts: list[tuple[int, bytes, bytes | None]]) -> None:
    lines = [KeptLine(number, *part) for number, part in enumerate(parts)]
    assert unpack(pack(lines)) == lines


def test_a_pack_of_this_version_is_read_by_every_later_one() -> None:
    data = bytes.fromhex(KEPT)
    assert unpack(data) == [
        KeptLine(0, 1_800_000_000_000, b'{"entry":"opened"}'),
        KeptLine(1, 1_800_000_000_500, b'{"entry":"said"}', b"d" * 16),
        KeptLine(2, 1_800_000_000_400, b'{"entry":"closed","why":"idle"}'),
    ]


@pytest.mark.parametrize(
    "lines",
    [[KeptLine(1, 0, b"")], [KeptLine(0, 0, b""), KeptLine(2, 0, b"")], [KeptLine(0, 0, b"a\nb")]],
)
def test_what_is_no_journal_is_not_packed(lines: list[KeptLine]) -> None:
    with pytest.raises(ValueError, match="line"):
        pack(lines)


@pytest.mark.parametrize("data", [b"", b"\x02abc", b"\x01abc"])
def test_what_is_no_pack_is_refused(data: bytes) -> None:
    with pytest.raises(PackUnreadable):
        unpack(data)


def test_a_damaged_pack_is_refused() -> None:
    data = bytearray(pack([KeptLine(number, 5, b"hello" * 20) for number in range(50)]))
    data[len(data) // 2] ^= 0xFF
    with pytest.raises(PackUnreadable):
        unpack(bytes(data))


KEPT = (
    "01425a683931415926535904717f8e000011d9800090580667502e65dcaa2000486450343d233500"
    "0d08d0a064680d0683f54ba851709fc04a850b57aa41b1503392bcec70004c892f0bc0f51b855eaa"
    "a7960346d7b8a23c3d21da21895421c7e2ee48a70a12008e2ff1c0"
)
