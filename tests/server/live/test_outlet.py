"""Frames as RFC 6455 wants them."""

import pytest

from lastcard.server.live.outlet import frame


@pytest.mark.parametrize(
    ("size", "head"),
    [
        (0, "8100"),
        (125, "817d"),
        (126, "817e007e"),
        (65_535, "817effff"),
        (65_536, "817f0000000000010000"),
    ],
)
def test_the_length_of_a_frame_has_the_shortest_form(size: int, head: str) -> None:
    assert frame(b"x" * size) == bytes.fromhex(head) + b"x" * size
