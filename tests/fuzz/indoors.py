"""The fuzzer in a house of its own."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from lastcard.table.table import Table
from tests.fuzz.fuzzer import Forged, Fuzzer, Report
from tests.fuzz.party import Party
from tests.indoors.diary import diary
from tests.indoors.server import Indoors, indoors


async def fuzz(
    seed: int,
    messages: int,
    folder: Path,
    template: Path,
    progress: Callable[[Report], None] = lambda report: None,
    database: str | None = None,
) -> Report:
    """Say so many messages to a fresh server; ``Forged`` if any did what it should not."""
    rng = Random(seed)
    kept: dict[str, Any] = {"stored": True, "database": database} if database else {}
    with diary() as book:
        async with indoors(folder, template, seed=seed, **kept) as place:
            party = Party(place, rng)
            await party.come_in()
            fuzzer = Fuzzer(party, rng)
            try:
                await fuzzer.run(messages, progress)
                await _check_journals(party, place)
            except Forged as error:
                raise Forged(f"seed {seed}: {error}") from error
    if book.errors:
        raise Forged(f"seed {seed}: {book.errors[0]}")
    return fuzzer.report


async def _check_journals(party: Party, place: Indoors) -> None:
    """What the journals say is how the tables stand."""
    for match in place.matches:
        table = await place.table(match)
        lines = await place.journal.read(match)
        woken = await Table.wake(match, place.live.ports)
        assert woken is not None
        woken.close()
        if [line.number for line in lines] != list(range(table.standing.number)):
            raise Forged(f"the journal of table {match} has gaps")
        if party.print_of(woken.standing) != party.print_of(table.standing):
            raise Forged(f"table {match} does not stand as its journal says")
