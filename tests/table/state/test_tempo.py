"""How long things take at a table."""

import pytest
from msgspec.structs import asdict

from lastcard.table.state.tempo import TEMPOS, Tempo, scaled

PAUSES = ("between", "bot", "settle", "patience")


def others(tempo: Tempo) -> dict[str, int | None]:
    return {name: time for name, time in asdict(tempo).items() if name not in PAUSES}


@pytest.mark.parametrize("tempo", TEMPOS.values(), ids=list(TEMPOS))
def test_longer_pauses_leave_the_time_to_think_as_it_is(tempo: Tempo) -> None:
    longer = scaled(tempo, 3)
    assert [getattr(longer, name) for name in PAUSES] == [
        3 * getattr(tempo, name) for name in PAUSES
    ]
    assert others(longer) == others(tempo)


@pytest.mark.parametrize("tempo", TEMPOS.values(), ids=list(TEMPOS))
def test_without_pauses_nobody_waits_for_a_bot(tempo: Tempo) -> None:
    without = scaled(tempo, 0)
    assert (without.bot, without.settle, without.between) == (0, 0, 0)
    assert without.move == tempo.move
