"""Times at a table are coarse: finer ones would tell how long somebody's client or bot took."""

from lastcard.table.ledger import STAMP
from tests.support.tables.driven_table import MATCH, seated
from tests.table.test_table import play_on


async def test_times_are_written_down_and_told_in_steps() -> None:
    place, listeners = await seated(1)
    place.clock.now += 137
    await play_on(place, listeners)
    told = {telling.at for telling in place.changes}
    written = {line.at for line in await place.journal.read(MATCH)}
    assert place.clock.now % STAMP, "the clock itself is finer"
    assert len(written) > 3
    assert {at % STAMP for at in told | written} == {0}
