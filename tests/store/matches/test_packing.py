"""Journals of matches that are over are packed, and everything can be done with them as before."""

from typing import Any

import pytest
from sqlalchemy import Connection, text, update

from lastcard.games.game import Seat
from lastcard.store import schema
from lastcard.store.errors import JournalUnplayable
from lastcard.store.lines.kept_journal import put_away, read_lines
from lastcard.store.lines.kept_line import KeptLine
from lastcard.store.lines.struck import DELETED
from lastcard.store.matches.matches import StoredSeat
from lastcard.store.store import Store
from lastcard.table.state.entries import MatchId, PlayerId, Said, read_entry
from lastcard.table.state.journal import Line
from lastcard.table.state.standing import TablePhase
from tests.store.pages import page, said, sat

M = MatchId("m1")


async def over(
    store: Store, *entries: bytes, match: str = M, at: int = 1_000, phase: TablePhase = "over"
) -> list[Line]:
    """A match that is over, and its lines."""
    name = MatchId(match)
    await store.matches.open(
        name,
        "{}",
        host=PlayerId("bo"),
        game="gang",
        speed="fast",
        public=True,
        rated=False,
        now=at,
    )
    for number, entry in enumerate(entries):
        assert await store.journal.append(page(number, entry, match=match, at=at + number))
    await store.matches.update(name, phase, [], turn_of=None, due=None, now=at)
    return await store.journal.read(name)


async def in_journal(store: Store) -> int:
    async with store._database.reading() as connection:
        count: int = await connection.scalar(text("SELECT count(*) FROM journal"))
        return count


async def test_a_packed_journal_reads_like_before(store: Store) -> None:
    lines = await over(store, b"a", b"b", b"c", b"d")
    assert await store.packing.pack(M)
    assert await in_journal(store) == 1
    assert await store.journal.read(M) == lines
    for since in range(6):
        assert await store.journal.read(M, since) == lines[since:]


async def test_what_follows_a_packed_journal_is_written_and_read(store: Store) -> None:
    lines = await over(store, b"a", b"b", b"c")
    await store.packing.pack(M)
    assert not await store.journal.append(page(0, b"again"))
    assert not await store.journal.append(page(2, b"again"))
    assert await store.journal.append(page(3, b"d"))
    assert [line.entry for line in await store.journal.read(M)] == [b"a", b"b", b"c", b"d"]
    assert (await store.journal.read(M))[:3] == lines


async def test_old_matches_that_are_over_are_found_until_they_are_packed(store: Store) -> None:
    await over(store, b"a", b"b", match="old", at=1)
    await over(store, b"a", b"b", match="closed", at=2, phase="closed")
    await over(store, b"a", b"b", match="new", at=500)
    await over(store, b"a", b"b", match="playing", at=1, phase="playing")
    await over(store, b"a", match="short", at=1)
    assert await store.packing.unpacked(500, 10) == ["old", "closed"]
    assert await store.packing.unpacked(500, 1) == ["old"]
    assert await store.packing.unpacked(500, 1, besides=["old", "new"]) == ["closed"]
    assert await store.packing.pack(MatchId("old"))
    assert await store.packing.unpacked(500, 10) == ["closed"]


async def test_a_forgotten_player_is_struck_out_of_packed_journals(store: Store) -> None:
    mei = await store.players.create("Mei Lin", 1)
    before = await over(
        store, sat(mei.id, "Mei Lin"), said(mei.id, "hello"), said("bo", "hi"), said(mei.id, "bye")
    )
    await store.packing.pack(M)
    await store.players.delete(mei.id)
    lines = await store.journal.read(M)
    shown = b"".join(line.entry for line in lines)
    assert b"Mei Lin" not in shown
    assert b"hello" not in shown
    assert b"bye" not in shown
    assert lines[2] == before[2]
    entry = read_entry(lines[1].entry)
    assert isinstance(entry, Said)
    assert entry.text == DELETED


@pytest.mark.parametrize("packed", [False, True])
async def test_the_digest_of_a_line_outlives_its_text(store: Store, packed: bool) -> None:
    mei = await store.players.create("Mei Lin", 1)
    await over(store, sat(mei.id, "Mei Lin"), said(mei.id, "hello"), said("bo", "hi"), b"{}")
    proofs = [line.proof for line in await kept(store)]
    if packed:
        await store.packing.pack(M)
    await store.players.delete(mei.id)
    assert [line.proof for line in await kept(store)] == proofs
    assert [line.digest is not None for line in await kept(store)] == [True, True, False, False]
    if not packed:
        await store.packing.pack(M)
    assert [line.proof for line in await kept(store)] == proofs


async def kept(store: Store) -> list[KeptLine]:
    async with store._database.reading() as connection:
        return await read_lines(connection, M)


async def test_an_export_finds_what_was_said_in_a_packed_journal(store: Store) -> None:
    mei = await store.players.create("Mei Lin", 1)
    await over(store, said(mei.id, "hello"), b"{}")
    await store.packing.pack(M)
    assert [said["text"] for said in (await store.players.export(mei.id))["said"]] == ["hello"]


async def test_a_journal_that_changes_while_it_is_packed_is_left_alone(store: Store) -> None:
    lines = await over(store, b"a", b"b", b"c")

    def put(connection: Connection) -> bool:
        return put_away(connection, M, [KeptLine(0, 1_000, b"x"), KeptLine(1, 1_001, b"b")], b"")

    assert not await store._database.write(put)
    assert await store.journal.read(M) == lines


async def test_matches_of_guests_can_be_deleted_and_leave_nothing(store: Store) -> None:
    ann = await store.players.create("Ann", 1)
    await store.players.register(ann.id, "Ann", "hash")
    await over(store, b"a", b"b", match="guests", at=1)
    await store.packing.pack(MatchId("guests"))
    await over(store, sat(ann.id, "Ann"), b"b", match="ann", at=1)
    chair = StoredSeat(seat=Seat(0), player=ann.id, name="Ann")
    await seat(store, "ann", chair)
    await over(store, b"a", b"b", match="new", at=500)
    assert await store.packing.of_guests(500) == ["guests"]
    await store.packing.delete(MatchId("guests"))
    assert await store.packing.of_guests(500) == []
    assert await store.journal.read(MatchId("guests")) == []
    assert await store.matches.get(MatchId("guests")) is None
    assert len(await store.journal.read(MatchId("ann"))) == 2


async def seat(store: Store, match: str, chair: StoredSeat) -> None:
    """Put somebody at a table that is over."""
    values: dict[str, Any] = {"match": match, "seat": chair.seat, "player": chair.player}
    insert = "INSERT INTO seats (match, seat, player) VALUES (:match, :seat, :player)"
    await store._database.write(lambda connection: connection.execute(text(insert), values))


async def test_a_damaged_pack_is_refused_with_a_sentence_and_logged(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    await over(store, b"a", b"b", b"c")
    await damage_pack(store)
    with pytest.raises(JournalUnplayable):
        await store.journal.read(M)
    assert "lastcard doctor" in caplog.text
    assert len(await store.journal.read(M, since=2)) == 1


async def test_an_account_goes_and_is_exported_though_a_pack_that_names_it_is_damaged(
    store: Store,
) -> None:
    mei = await store.players.create("Mei Lin", 1)
    await over(store, sat(mei.id, "Mei Lin"), said(mei.id, "hello"), b"{}")
    await over(store, sat(mei.id, "Mei Lin"), said(mei.id, "bye"), b"{}", match="m2")
    await damage_pack(store)
    said_by_mei = (await store.players.export(mei.id))["said"]
    assert [words["text"] for words in said_by_mei] == ["bye"]
    assert await store.players.delete(mei.id)
    shown = b"".join(line.entry for line in await store.journal.read(MatchId("m2")))
    assert b"bye" not in shown


async def damage_pack(store: Store) -> None:
    """Pack the journal of the first match, and spoil what was packed."""
    await store.packing.pack(M)
    spoil = update(schema.packs).values(data=b"\x01\x02")
    await store._database.write(lambda connection: connection.execute(spoil).rowcount)
