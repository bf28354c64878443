"""The address as a picture."""

import re

import pytest
import segno

from lastcard.cli.terminal.ink import width
from lastcard.cli.terminal.looks import ASCII, Looks
from lastcard.cli.terminal.qr_code import qr_lines

ADDRESS = "http://192.168.178.123:8013/"
LIGHT = {" ": (1, 1), "▀": (0, 1), "▄": (1, 0), "█": (0, 0)}


@pytest.mark.parametrize(("colours", "paint"), [(256, "38;5;231;48;5;16"), (16, "97;40")])
def test_the_picture_is_dark_on_light_in_any_terminal(colours: int, paint: str) -> None:
    lines = [line for line in qr_lines(ADDRESS, Looks(colours=colours)) if line]
    rows: list[tuple[int, ...]] = []
    for line in lines:
        found = re.fullmatch(rf"  \x1b\[{paint}m([ ▀▄█]+)\x1b\[0m", line)
        assert found
        halves = [LIGHT[sign] for sign in found[1]]
        rows += [tuple(top for top, _ in halves), tuple(bottom for _, bottom in halves)]
    drawn = segno.make_qr(ADDRESS, error="l").matrix_iter(border=2)
    assert rows[: len(lines) * 2 - 1] == [tuple(row) for row in drawn]
    assert max(map(width, lines)) <= 40


@pytest.mark.parametrize("looks", [Looks(), Looks(colours=256, signs=ASCII)])
def test_there_is_no_picture_where_it_could_not_be_read(looks: Looks) -> None:
    assert qr_lines(ADDRESS, looks) == []
