"""Who wants the same is seated together, once, whatever happens meanwhile."""

from pathlib import Path
from typing import Any

from lastcard.table.state.journal import Page
from tests.server.live.test_tables import SlowJournal
from tests.support.people.simulated_client import SimulatedClient
from tests.support.servers.log import recorded_log
from tests.support.servers.simulated import SimulatedServer, simulated_server
from tests.support.tables.memory_journal import MemoryJournal

COMMON = {"game": "gang", "edition": "en-2010", "options": {"last_card": "automatic"}}
GANG = COMMON | {"seats": 3, "bot": "greedy", "wait": 0}
THIRTEEN = GANG | {"game": "thirteen", "edition": "fr-2009", "options": {}}


async def connected(place: SimulatedServer, name: str) -> SimulatedClient:
    return place.connect(await place.guest(name))


def told(client: SimulatedClient, kind: str) -> list[dict[str, Any]]:
    return [tell for tell in client.tells if tell["type"] == kind]


async def test_who_waits_is_seated_once_though_others_come_while_tables_are_set(
    tmp_path: Path,
) -> None:
    journal = SlowJournal()
    with recorded_log() as log:
        async with simulated_server(tmp_path, journal=journal) as place:
            ann, bob = await connected(place, "Ann"), await connected(place, "Bob")
            cyd, dee = await connected(place, "Cyd"), await connected(place, "Dee")
            ann.ask("pair", **GANG)
            bob.ask("pair", **THIRTEEN)
            await place.settle()
            journal.may_write.clear()
            place.clock.next(place.clock.now)  # time is up for both, and Ann's table comes first
            await journal.asked()
            cyd.ask("pair", **THIRTEEN)
            dee.ask("pair", **THIRTEEN)
            await journal.asked()
            journal.may_write.set()
            await place.settle()
            for waiter in (ann, bob, cyd, dee):
                assert len(told(waiter, "paired")) == 1
            eve = await connected(place, "Eve")
            eve.ask("pair", **GANG)
            await place.settle()
            await place.pass_time(1000)
            assert told(eve, "paired"), "pairing goes on"
    assert not log.errors


class TornJournal(MemoryJournal):
    async def append(self, page: Page) -> bool:
        raise OSError("no paper")


async def test_who_cannot_be_seated_is_told_so(tmp_path: Path) -> None:
    async with simulated_server(tmp_path, journal=TornJournal()) as place:
        people = [await connected(place, name) for name in ("Ann", "Bob", "Cyd")]
        for number, person in enumerate(people):
            person.ask("pair", id=f"{number}", **(GANG | {"wait": 9}))
            await place.settle()
        for number, person in enumerate(people):
            (refused,) = told(person, "refused")
            assert (refused["id"], refused["code"]) == (f"{number}", "not-recorded")


async def test_strangers_meet_by_the_common_rules_alone(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as place:
        ann = await connected(place, "Ann")
        ann.ask("pair", id="1", **(GANG | {"edition": "de-2010"}))
        ann.ask("pair", id="2", **(GANG | {"options": {}}))
        ann.ask("pair", id="3", **(GANG | {"wait": 9}))
        await place.settle()
        refused = [(one["id"], one["code"]) for one in told(ann, "refused")]
        assert refused == [("1", "paired-otherwise"), ("2", "paired-otherwise")]
        assert len(told(ann, "waiting")) == 1
