"""Players sit around what lies in the middle of the table, and cover neither it nor each other."""

import re
from itertools import combinations
from typing import Final

import pytest
from playwright.sync_api import FloatRect, Locator, ViewportSize

from tests.browser.conftest import Come
from tests.browser.person import swept
from tests.browser.thirteen import TURN
from tests.browser.tour import THIRTEEN

SIZES: Final[tuple[ViewportSize, ...]] = (
    {"width": 360, "height": 640},
    {"width": 1024, "height": 768},
    {"width": 1280, "height": 800},
    {"width": 1920, "height": 1080},
)


def boxes(found: Locator) -> list[FloatRect]:
    """Where all of them are."""
    return [box for one in found.all() if (box := one.bounding_box())]


def overlap(one: FloatRect, other: FloatRect) -> bool:
    """Whether two boxes have more than an edge in common."""
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return across > 1 and down > 1


@pytest.mark.parametrize("seats", [*swept(3, 4), 6])
def test_neither_the_targets_nor_other_players_are_covered(come: Come, seats: int) -> None:
    bots = [None, *["greedy"] * (seats - 1)]
    ann = come().play_alone(**(THIRTEEN | {"seats": seats, "bots": bots}))
    ann.sees(TURN)
    for size in SIZES:
        ann.page.set_viewport_size(size)
        players = boxes(ann.page.get_by_role("group", name=re.compile(r": \d cards?,")))
        targets = boxes(ann.button(re.compile("^(Blue|Yellow|Green): ")))
        assert (len(players), len(targets)) == (seats - 1, 3)
        assert not any(overlap(*pair) for pair in combinations(players + targets, 2)), size
