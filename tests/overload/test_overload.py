"""While one address does what it can, others are answered and the server stays small.

How quickly they are answered is measured by ``make soak-overload``.
"""

from pathlib import Path

import pytest

from tests.overload.measure import MOST_MEMORY, measure


@pytest.mark.parametrize("attack", ["talk", "bots for nobody"])
async def test_people_play_on_while_one_address_attacks(attack: str, tmp_path: Path) -> None:
    found = await measure(attack, 2, tmp_path, settle=1)
    assert found.tries
    assert found.waits
    assert found.afterwards
    assert found.refusals == []
    assert found.most < MOST_MEMORY
