"""Studies: a match goes on from a move of another one, and ends with its deal."""

import pytest

from lastcard.fair import CeremonyPhase
from lastcard.games.errors import RulesError
from lastcard.games.game import TABLE, Seat
from lastcard.record import Record, RecordError, read, rebuild, verify_record, write_text
from lastcard.table.errors import (
    NothingToStudy,
    NotReady,
    RatedAlone,
    SeatTaken,
    SeatUnknown,
    SetupRefused,
)
from lastcard.table.state import orders
from lastcard.table.state.entries import (
    Again,
    Closed,
    MatchId,
    Noted,
    PlayerId,
    Resumed,
    Started,
    TableEntry,
    read_entry,
    write_entry,
)
from lastcard.table.state.record import record_of
from lastcard.table.state.setup import Study
from lastcard.table.state.standing import Standing
from lastcard.table.study import moves_of, opening, setup_of
from lastcard.table.table import Table
from tests.support.clock import Clock
from tests.support.quick_match import setup
from tests.support.tables.driven_table import MATCH, DrivenTable, make_ports
from tests.support.tables.fake_listener import FakeListener
from tests.support.tables.match_journal import journal
from tests.support.tables.memory_journal import MemoryJournal

ANN, BOB = PlayerId("ann"), PlayerId("bob")
BOTS = (None, "greedy", "greedy")
ORIGIN = MatchId("origin")


def record(game: str = "gang") -> Record:
    return record_of(ORIGIN, journal(ORIGIN, game))


def entries(
    number: int = 9,
    game: str = "gang",
    bots: tuple[str | None, ...] = BOTS,
    seed: int = 1,
    *,
    redealt: bool = False,
    move: str | None = None,
) -> list[TableEntry]:
    study = Study(number=number, match=ORIGIN, redealt=redealt, move=move)
    moves = moves_of(record(game), study, Seat(0), seed)
    return opening(setup_of(record(game), study, bots), moves, ANN, "Ann", Seat(0))


async def open_study(number: int = 9, game: str = "gang", **how: object) -> DrivenTable:
    clock, kept = Clock(), MemoryJournal()
    begun = entries(number, game, **how)  # type: ignore[arg-type]
    table = await Table.open(MATCH, begun, make_ports(clock, kept))
    return DrivenTable(table, clock, kept)


def made(game: str = "gang") -> list[tuple[int, str]]:
    return [(move.seat, move.move) for deal in record(game).deals for move in deal.moves]


def stood(number: int, game: str = "gang", seat: int = 0) -> object:
    """What *seat* saw in the match of which a study is made, after so many moves."""
    match = rebuild(_cut(record(game), number))
    return match.view(Seat(seat))


def _cut(whole: Record, number: int) -> Record:
    standing = Standing.after(ORIGIN, journal(ORIGIN, whole.game)[:7])
    match = standing.match
    for seat, move in made(whole.game)[:number]:
        match.act(Seat(seat), match.game.read(move))
    return Record.of(match, whole.names)


async def finish(place: DrivenTable, listener: FakeListener) -> None:
    for _ in range(500):
        standing = place.table.standing
        if standing.phase == "over":
            return
        if standing.awaits == 0:
            view = listener.view
            await place.ask(orders.Move(ANN, view["number"], view["legal"][0]))
        else:
            await place.pass_time(3)
    raise AssertionError("the study does not end")


@pytest.mark.parametrize("game", ["gang", "thirteen"])
@pytest.mark.parametrize("number", [1, 9, 60])
async def test_a_study_begins_with_the_cards_and_the_score_of_its_match(
    game: str, number: int
) -> None:
    place = await open_study(number, game)
    match = place.table.standing.match
    assert match.view(Seat(0)) == stood(number, game)
    assert match.awaits not in (None, TABLE)


@pytest.mark.parametrize("game", ["gang", "thirteen"])
async def test_a_study_ends_with_its_deal_and_has_the_points_of_that(game: str) -> None:
    place = await open_study(9, game)
    ann = await place.attach(FakeListener("ann"))
    await finish(place, ann)
    standing = place.table.standing
    assert standing.outcome is not None
    assert standing.outcome.totals == tuple(standing.match.scores[-1])
    assert standing.awaits is None
    assert not any(isinstance(entry, Noted) for entry in ann.entries)


async def test_a_study_has_no_outcome_before_its_end() -> None:
    assert (await open_study()).table.standing.outcome is None


async def test_a_move_before_a_deal_is_followed_by_the_deal() -> None:
    first = await open_study(0)
    assert first.table.standing.match.view(Seat(0)) == stood(1)


async def test_whoever_comes_hears_what_was_played_before_but_not_the_cards() -> None:
    place = await open_study(9)
    ann = await place.attach(FakeListener("ann"))
    shown = ann.snapshots[0]
    assert [(move.seat, move.move) for move in shown.moves] == made()[1:9]
    assert shown.seen
    assert shown.latest.entry == Started()


async def test_the_moves_before_a_study_are_told_to_nobody_as_entries() -> None:
    place = await open_study(bots=(None, None, "greedy"))
    bob = await place.attach(FakeListener("bob"), since=0)
    resumed = [entry for entry in bob.entries if isinstance(entry, Resumed)]
    assert resumed == [Resumed()]


async def test_a_study_waits_for_friends_and_then_tells_them_what_was_played() -> None:
    place = await open_study(9, bots=(None, None, "greedy"))
    ann, bob = [await place.attach(FakeListener(name)) for name in ("ann", "bob")]
    assert place.table.standing.phase == "open"
    await place.ask(orders.Sit(BOB, "Bob", Seat(1)))
    await place.ask(orders.Ready(BOB, ready=True))
    await place.ask(orders.Start(ANN))
    started = next(one for one, _, _ in bob.tellings if isinstance(one.entry, Started))
    assert [(move.seat, move.move) for move in started.moves] == made()[1:9]
    assert started.events
    assert ann.view["hand"] != bob.view["hand"]
    assert place.table.standing.ceremony.phase is CeremonyPhase.DEALT


async def test_a_study_wakes_from_its_journal() -> None:
    place = await open_study(9)
    ann = await place.attach(FakeListener("ann"))
    await place.pass_time(10)
    woken = await Table.wake(MATCH, make_ports(place.clock, place.journal))
    assert woken is not None
    assert woken.standing.match.view(Seat(0)) == place.table.standing.match.view(Seat(0))
    later = DrivenTable(woken, place.clock, place.journal)
    back = await later.attach(FakeListener("ann"))
    assert back.view == ann.view
    await finish(later, back)


def test_an_entry_of_moves_before_a_study_reads_back() -> None:
    resumed = entries()[1]
    assert isinstance(resumed, Resumed)
    assert read_entry(write_entry(resumed)) == resumed
    assert "deal" not in repr(resumed)


def test_other_cards_leave_what_the_seat_knew_and_change_the_rest() -> None:
    same, other = Standing.after(MATCH, entries()), Standing.after(MATCH, entries(redealt=True))
    assert other.match.view(Seat(0)) == same.match.view(Seat(0))
    assert other.match.view(Seat(1)).hand != same.match.view(Seat(1)).hand


def test_another_move_is_made_instead() -> None:
    seat, move = made()[9]
    before = Standing.after(MATCH, entries(9)).match
    other = next(text for legal in before.legal() if (text := before.game.write(legal)) != move)
    after = Standing.after(MATCH, entries(9, move=other)).match
    assert after.seen()[-1].seat == seat
    assert after.game.write(after.seen()[-1].move) == other


def test_another_move_that_is_not_allowed_is_refused() -> None:
    with pytest.raises(RulesError):
        entries(9, move="RD RD RD")


@pytest.mark.parametrize("number", [len(made()), 100_000])
def test_there_is_nothing_to_study_after_the_end(number: int) -> None:
    with pytest.raises(NothingToStudy):
        entries(number)


def test_there_is_nothing_to_study_if_the_other_move_ends_the_deal() -> None:
    last = next(at for at, (seat, _) in enumerate(made()) if seat == TABLE and at) - 1
    with pytest.raises(NothingToStudy):
        entries(last, move=made()[last][1])


def test_a_seat_that_the_match_did_not_have_is_refused() -> None:
    with pytest.raises(SeatUnknown):
        moves_of(record(), Study(number=3), Seat(3), 1)


def test_a_bot_does_not_sit_where_the_host_does() -> None:
    with pytest.raises(SeatTaken):
        entries(bots=("greedy", "greedy", "greedy"))


def test_a_table_that_begins_from_nothing_is_no_study() -> None:
    with pytest.raises(SetupRefused):
        setup(study=Study(number=3)).check_free()
    setup().check_free()


def test_a_study_is_never_rated() -> None:
    with pytest.raises(RatedAlone):
        setup(study=Study(number=3), rated=True).check()


async def test_a_person_alone_begins_a_study_anew_at_any_time() -> None:
    place = await open_study()
    ann = await place.attach(FakeListener("ann"))
    await place.ask(orders.GoOn(MatchId("n"), ANN))
    assert ann.entries[-2:] == [Closed(why="left"), Again(match=MatchId("n"), seat=Seat(0))]


async def test_among_friends_a_study_is_begun_anew_when_it_is_over() -> None:
    place = await open_study(bots=(None, None, "greedy"))
    for listener in ("ann", "bob"):
        await place.attach(FakeListener(listener))
    await place.ask(orders.Sit(BOB, "Bob", Seat(1)))
    await place.ask(orders.Ready(BOB, ready=True))
    await place.ask(orders.Start(ANN))
    with pytest.raises(NotReady):
        await place.ask(orders.GoOn(MatchId("n"), ANN))


async def test_the_record_of_a_study_says_so_replays_and_proves_nothing() -> None:
    place = await open_study(9)
    await finish(place, await place.attach(FakeListener("ann")))
    lines = await place.journal.read(MATCH)
    kept = record_of(MATCH, (read_entry(line.entry) for line in lines))
    assert (kept.study, kept.match, kept.lastcard) == (9, None, 3)
    assert read(write_text(kept)) == kept
    assert len(rebuild(kept).moves) > 9
    with pytest.raises(RecordError, match="record-study"):
        verify_record(kept)


async def test_a_study_of_a_study_goes_on_from_it() -> None:
    place = await open_study(9)
    await finish(place, await place.attach(FakeListener("ann")))
    lines = await place.journal.read(MATCH)
    kept = record_of(MATCH, (read_entry(line.entry) for line in lines))
    again = moves_of(kept, Study(number=12), Seat(0), 1)
    assert [entry.move for entry in again[:9]] == [move for _, move in made()[:9]]
    assert len(again) == 12
