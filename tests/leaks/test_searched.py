"""No byte of any message holds a card that its reader may not know."""

import pytest

from lastcard.games.game import Seat
from lastcard.table.people.telling import Telling
from lastcard.wire.frames import told
from tests.leaks import searched
from tests.leaks.searched import Found, Searcher, search_match
from tests.support.tables.driven_table import MATCH


@pytest.mark.parametrize("seed", range(6))
async def test_nothing_foreign_is_found(seed: int) -> None:
    found = await search_match(seed)
    assert found.deals > 1
    assert found.bytes > 1000 * found.moves, "all of them are told a lot"


@pytest.mark.parametrize("seed", range(2))
async def test_a_message_meant_for_another_seat_is_found(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def tell(self: Searcher, telling: Telling, seat: Seat | None) -> None:
        self.waiting.append(told(MATCH, telling, Seat(0)))

    monkeypatch.setattr(searched.Searcher, "tell", tell)
    with pytest.raises(Found):
        await search_match(seed)


@pytest.mark.parametrize("seed", range(2))
async def test_one_card_in_a_corner_is_found(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    honest, leaked = Searcher.tell, ["Y7", "R7"]

    def tell(self: Searcher, telling: Telling, seat: Seat | None) -> None:
        honest(self, telling, seat)
        if self.seat is None and self.waiting and self.foreign and leaked:
            self.waiting.append(b'{"x":"%s"}' % leaked.pop().encode())

    monkeypatch.setattr(searched.Searcher, "tell", tell)
    with pytest.raises(Found):
        await search_match(seed)
