"""Everything that is kept can be looked at, and what is not as it was written is found."""

import pytest
from sqlalchemy import text

from lastcard.games.errors import Refusal
from lastcard.games.game import TABLE
from lastcard.store.address import read_address
from lastcard.store.errors import (
    DatabaseOld,
    DealsUnproved,
    JournalChanged,
    JournalUnplayable,
)
from lastcard.store.examining import examine, examining
from lastcard.store.lines.heads import NONE, Head
from lastcard.store.lines.kept_line import KeptLine
from lastcard.store.migrate import HEAD
from lastcard.store.opening import connected
from lastcard.store.store import Store
from lastcard.table.state.entries import MatchId, Moved, Noted, write_entry
from tests.store.ids import counting
from tests.store.pages import page
from tests.store.raw import execute
from tests.support.tables.match_journal import journal

M = MatchId("m1")


def lines() -> list[KeptLine]:
    """A match that is over."""
    entries = map(write_entry, journal(M))
    return [KeptLine(number, 1_000 + number, entry) for number, entry in enumerate(entries)]


def kinds(found: list[Refusal]) -> list[type[Refusal]]:
    return [type(finding) for finding in found]


def head(kept: list[KeptLine]) -> Head:
    return NONE.after(line.proof for line in kept)


def test_nothing_is_wrong_with_a_whole_match() -> None:
    kept = lines()
    assert list(examine(M, kept, head(kept))) == []
    assert list(examine(M, kept, head(kept[:-3]))) == [], "heads may be behind"
    assert list(examine(M, kept[:-5], None)) == [], "a match may go on"


def test_a_line_that_is_not_what_was_written_is_found() -> None:
    kept = lines()
    known = head(kept)
    said = next(line for line in kept if b"hello" in line.entry)
    changed = [
        line._replace(entry=b'{"entry":"started"}') if line is said else line for line in kept
    ]
    assert kinds(list(examine(M, changed, known))) == [JournalChanged]

    def struck(name: bytes) -> list[KeptLine]:
        return [
            line.struck(line.entry.replace(b'"Bo"', name)) if b'"Bo"' in line.entry else line
            for line in kept
        ]

    assert list(examine(M, struck(b'"deleted"'), known)) == [], "names may be struck out"
    assert kinds(list(examine(M, struck(b'"Mei"'), known))) == [JournalChanged]
    assert kinds(list(examine(M, kept[:-1], known))) == [JournalChanged]
    assert kinds(list(examine(M, kept[1:], None))) == [JournalChanged]


@pytest.mark.parametrize("entry", [b"{}", b'{"entry":"readied","seat":9,"ready":true}'])
def test_a_journal_that_cannot_be_replayed_is_found(entry: bytes) -> None:
    kept = lines()
    kept[1] = kept[1]._replace(entry=entry)
    assert kinds(list(examine(M, kept, None))) == [JournalUnplayable]


def test_a_deal_that_is_not_proved_is_found() -> None:
    entries = list(journal(M))
    place = next(
        place
        for place, entry in enumerate(entries)
        if isinstance(entry, Noted) and entry.note.startswith("link")
    )
    links = entries[place]
    assert isinstance(links, Noted)
    entries[place] = Noted(note=links.note[:-2] + ("00" if links.note[-2:] != "00" else "11"))
    assert any(isinstance(entry, Moved) and entry.seat == TABLE for entry in entries)
    kept = [KeptLine(number, 0, write_entry(entry)) for number, entry in enumerate(entries)]
    (finding,) = examine(M, kept, None)
    assert isinstance(finding, DealsUnproved | JournalUnplayable)


async def test_all_journals_of_a_database_are_looked_at(ready: str) -> None:
    async with Store.open(ready, new_id=counting()) as store:
        for name in ("m1", "m2"):
            entries = list(map(write_entry, journal(MatchId(name))))
            for first in range(0, len(entries), 100):
                part = entries[first : first + 100]
                assert await store.journal.append(page(first, *part, match=name))
        await store.journal.append(page(0, b"nonsense", b"{}", match="m3"))
        assert await store.packing.pack(M)
        async with examining(ready) as examination:
            assert sorted(await examination.matches()) == ["m1", "m2", "m3"]
            found = [await examination.findings(MatchId(name)) for name in ("m1", "m2", "m3")]
    assert list(map(kinds, found)) == [[], [], [JournalUnplayable]]


async def test_a_damaged_pack_is_found(ready: str) -> None:
    async with Store.open(ready, new_id=counting()) as store:
        await store.journal.append(page(0, b"a", b"b"))
        await store.packing.pack(M)
    zeros = "X'0102'" if ready.startswith("sqlite") else "'\\x0102'::bytea"
    await execute(ready, f"UPDATE packs SET data = {zeros}")
    async with examining(ready) as examination:
        assert kinds(await examination.findings(M)) == [JournalUnplayable]


async def test_a_database_of_an_older_version_is_not_touched(ready: str) -> None:
    await execute(ready, "UPDATE alembic_version SET version_num = '0003'")
    with pytest.raises(DatabaseOld):
        async with examining(ready):
            pass
    async with connected(read_address(ready)) as connection:  # others use this database too
        await connection.execute(text(f"UPDATE alembic_version SET version_num = '{HEAD}'"))
