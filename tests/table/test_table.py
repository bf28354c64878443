"""A table plays whole matches: decide, record, tell."""

import msgspec
import pytest

from lastcard.games.game import TABLE, Seat
from lastcard.table.errors import (
    NotHost,
    NotReady,
    NotRecorded,
    NotSeated,
    SeatPlayed,
    SeatTaken,
    StaleMove,
    StartedAlready,
    TableBusy,
    TableOver,
)
from lastcard.table.state import orders
from lastcard.table.state.entries import Away, Back, Closed, Moved, PlayerId, Started, write_entry
from lastcard.table.state.journal import Page
from lastcard.table.table import LONGEST_INBOX, Table
from tests.support.tables.driven_table import MATCH, DrivenTable, make_ports, open_table, seated
from tests.support.tables.fake_listener import FakeListener
from tests.support.tables.memory_journal import MemoryJournal

ANN, BOB = PlayerId("ann"), PlayerId("bob")


async def play_on(place: DrivenTable, listeners: list[FakeListener], until: str = "over") -> None:
    """Let everybody play the weakest thing they may, until the table has come to *until*."""
    for _ in range(5000):
        standing = place.table.standing
        if standing.phase == until:
            return
        seat = standing.awaits
        if seat == TABLE or seat is None or standing.places[seat].played_by_bot:
            for listener in listeners:
                if listener.player is not None:
                    await place.ask(orders.Next(listener.player))
            await place.pass_time(3)
            continue
        view = listeners[seat].view
        await place.ask(
            orders.Move(listeners[seat].player or ANN, view["number"], view["legal"][0])
        )
    raise AssertionError("the match does not end")


def away(place: DrivenTable) -> list[int]:
    return [seat for seat, chair in enumerate(place.table.standing.places) if chair.away]


def turn(place: DrivenTable) -> int | None:
    return place.table.standing.awaits


def phase(place: DrivenTable) -> str | None:
    return place.table.standing.phase


@pytest.mark.parametrize("game", ["gang", "thirteen"])
async def test_a_person_and_bots_play_a_match_to_its_end(game: str) -> None:
    options = {"last_card": "automatic", "target": "20"} if game == "gang" else {}
    edition = "en-2010" if game == "gang" else "fr-2009"
    place, listeners = await seated(1, game=game, edition=edition, options=options)
    await play_on(place, listeners)
    assert listeners[0].view["outcome"] is not None


async def test_everybody_hears_every_number_once_and_in_order() -> None:
    place, listeners = await seated(2)
    watcher = await place.attach(FakeListener(None))
    await play_on(place, [*listeners])
    for listener in (*listeners, watcher):
        numbers = listener.numbers
        assert numbers == list(range(numbers[0], numbers[-1] + 1))
        assert numbers[-1] == place.table.standing.number - 1


async def test_nobody_is_told_the_deck() -> None:
    place, listeners = await seated(1)
    await play_on(place, listeners)
    deals = [
        entry for entry in listeners[0].entries if isinstance(entry, Moved) and entry.seat == TABLE
    ]
    assert deals
    assert all(entry.move == "deal" for entry in deals)


async def test_a_woken_table_stands_where_it_stood() -> None:
    place, listeners = await seated(2)
    for _ in range(12):
        await place.pass_time(2)
        seat = place.table.standing.awaits
        if seat in (0, 1):
            view = listeners[seat].view
            await place.ask(
                orders.Move(PlayerId(("ann", "bob")[seat]), view["number"], view["legal"][0])
            )
    woken = await Table.wake(MATCH, make_ports(place.clock, place.journal))
    assert woken is not None
    assert woken.standing.number == place.table.standing.number
    assert woken.standing.chairs == place.table.standing.chairs
    assert woken.standing.match.view(Seat(0)) == place.table.standing.match.view(Seat(0))
    fresh = FakeListener("ann")
    await DrivenTable(woken, place.clock, place.journal).attach(fresh)
    assert fresh.view == listeners[0].view


async def test_a_woken_table_plays_on_to_the_end() -> None:
    place, _ = await seated(1)
    await place.pass_time(5)
    woken = await Table.wake(MATCH, make_ports(place.clock, place.journal))
    assert woken is not None
    later = DrivenTable(woken, place.clock, place.journal)
    back = await later.attach(FakeListener("ann"))
    await play_on(later, [back])
    assert back.view["outcome"] is not None


async def test_a_table_that_was_never_opened_cannot_be_woken() -> None:
    place = await open_table()
    assert await Table.wake("nothing", make_ports(place.clock, place.journal)) is None  # type: ignore[arg-type] # any text


async def test_who_comes_back_hears_what_was_missed_by_number() -> None:
    place, listeners = await seated(1)
    await place.attach(FakeListener(None))
    await place.pass_time(1)
    last = listeners[0].numbers[-1]
    place.table.detach(listeners[0])
    view = listeners[0].view
    await place.pass_time(6)
    again = await place.attach(FakeListener("ann"), since=last)
    assert again.numbers == list(range(last + 1, place.table.standing.number))
    assert again.view["number"] >= view["number"]


async def test_a_move_for_an_earlier_turn_is_refused() -> None:
    place, listeners = await seated(4)
    seat = place.table.standing.awaits
    assert seat is not None
    view = listeners[seat].view
    with pytest.raises(StaleMove):
        await place.ask(
            orders.Move(listeners[seat].player or ANN, view["number"] - 1, view["legal"][0])
        )
    assert listeners[seat].view == view


async def test_a_repeated_move_is_answered_again_and_not_made_twice() -> None:
    place, listeners = await seated(4)
    seat = place.table.standing.awaits
    assert seat is not None
    view = listeners[seat].view
    move = orders.Move(listeners[seat].player or ANN, view["number"], view["legal"][0], "x1")
    number = await place.ask(move)
    assert await place.ask(move) == number
    assert place.table.standing.turn == view["number"] + 1
    woken = await Table.wake(MATCH, make_ports(place.clock, place.journal))
    assert woken is not None
    assert await DrivenTable(woken, place.clock, place.journal).ask(move) == number


async def test_another_node_may_write_first_and_nothing_is_lost() -> None:
    place, listeners = await seated(4)
    twin = await Table.wake(MATCH, make_ports(place.clock, place.journal))
    assert twin is not None
    other = DrivenTable(twin, place.clock, place.journal)
    seat = place.table.standing.awaits
    assert seat is not None
    view = listeners[seat].view
    player = listeners[seat].player or ANN
    await other.ask(orders.Move(player, view["number"], view["legal"][0], "first"))
    # This node has not heard of it, decides, finds the number taken, reads, and decides again.
    with pytest.raises(StaleMove):
        await place.ask(orders.Move(player, view["number"], view["legal"][-1], "second"))
    assert place.table.standing.number == twin.standing.number
    assert listeners[0].numbers[-1] == twin.standing.number - 1
    assert listeners[0].numbers == list(
        range(listeners[0].numbers[0], listeners[0].numbers[-1] + 1)
    )


async def test_what_somebody_else_wrote_is_heard_when_the_journal_is_read_again() -> None:
    place, (ann,) = await seated()
    standing = place.table.standing
    line = write_entry(Closed(why="operator"))
    await place.journal.append(Page(MATCH, standing.number, place.clock.now, [line]))
    await place.ask(orders.Reread())
    assert ann.entries[-1] == Closed(why="operator")
    assert place.table.standing.phase == "closed"
    with pytest.raises(TableOver):
        await place.ask(orders.Move(PlayerId("ann"), 1, "pass"))


async def test_seats_are_taken_once_and_changed_at_will() -> None:
    place = await open_table()
    await place.ask(orders.Sit(ANN, "Ann", Seat(0)))
    with pytest.raises(SeatTaken):
        await place.ask(orders.Sit(BOB, "Bob", Seat(0)))
    await place.ask(orders.Sit(BOB, "Bob", Seat(1)))
    await place.ask(orders.Sit(BOB, "Bob", Seat(2)))
    assert [place.name for place in place.table.standing.places] == ["Ann", None, "Bob", None]


async def test_a_match_begins_when_the_host_says_so_and_all_are_ready() -> None:
    place = await open_table()
    await place.ask(orders.Sit(ANN, "Ann", Seat(0)))
    await place.ask(orders.Sit(BOB, "Bob", Seat(1)))
    for seat in (2, 3):
        with pytest.raises(NotHost):
            await place.ask(orders.SeatBot(BOB, Seat(seat), "novice"))
        await place.ask(orders.SeatBot(ANN, Seat(seat), "novice"))
    with pytest.raises(NotReady):
        await place.ask(orders.Start(ANN))
    await place.ask(orders.Ready(BOB, ready=True))
    with pytest.raises(NotHost):
        await place.ask(orders.Start(BOB))
    await place.ask(orders.Start(ANN))
    with pytest.raises(StartedAlready):
        await place.ask(orders.Sit(PlayerId("cy"), "Cy", Seat(2)))


async def test_the_host_removes_a_player_and_a_bot() -> None:
    place = await open_table()
    await place.ask(orders.Sit(BOB, "Bob", Seat(1)))
    await place.ask(orders.SeatBot(ANN, Seat(2), "novice"))
    await place.ask(orders.Remove(ANN, Seat(1)))
    await place.ask(orders.SeatBot(ANN, Seat(2), None))
    assert all(place.empty for place in place.table.standing.places)


async def test_a_stranger_may_not_move() -> None:
    place, listeners = await seated(1)
    with pytest.raises(NotSeated):
        await place.ask(orders.Move(PlayerId("eve"), listeners[0].view["number"], "pass"))


async def test_who_leaves_is_played_by_a_bot_and_comes_back_at_any_moment() -> None:
    place, listeners = await seated(2)
    await place.ask(orders.Leave(ANN))
    assert away(place) == [0]
    assert place.table.standing.chairs[0].bot == "planner"
    with pytest.raises(SeatPlayed):
        await place.ask(orders.Move(ANN, place.table.standing.turn, "pass"))
    await place.ask(orders.Return(ANN))
    assert away(place) == []
    kinds = [type(entry) for entry in listeners[1].entries]
    assert Away in kinds
    assert Back in kinds
    await play_on(place, listeners)


async def test_a_lost_connection_keeps_the_seat_then_a_bot_plays_on() -> None:
    place, listeners = await seated(2, options={"last_card": "automatic", "target": "1000"})
    while turn(place) != 0:
        await place.pass_time(1)
        if turn(place) == 1:
            view = listeners[1].view
            await place.ask(orders.Move(BOB, view["number"], view["legal"][0]))
    place.table.detach(listeners[0])
    await place.pass_time(30)
    assert away(place) == []
    await place.pass_time(31)
    assert away(place) == [0]


async def test_without_anybody_there_and_without_a_clock_the_match_waits() -> None:
    place, listeners = await seated(1)
    while turn(place) != 0:
        await place.pass_time(1)
    place.table.detach(listeners[0])
    await place.pass_time(24 * 3600)
    assert away(place) == []
    assert phase(place) == "playing"


async def test_when_time_is_up_the_rules_default_happens_and_twice_a_bot_takes_over() -> None:
    place, listeners = await seated(4, speed="fast")
    seat = place.table.standing.awaits
    assert seat is not None
    clock = listeners[seat].tellings[-1][0].clock
    assert clock is not None
    assert (clock.seat, clock.until) == (seat, place.clock.now + 15_000)
    await place.pass_time(14.9)
    assert place.table.standing.awaits == seat
    await place.pass_time(0.2)
    moved = listeners[0].entries[-1]
    assert isinstance(moved, Moved)
    assert (moved.seat, moved.by) == (seat, "clock")
    await place.pass_time(15 * 4)
    assert place.table.standing.places[seat].away


async def test_an_open_table_nobody_comes_to_is_closed() -> None:
    place = await open_table()
    await place.pass_time(14 * 60)
    assert phase(place) == "open"
    await place.pass_time(2 * 60)
    assert phase(place) == "closed"


async def test_the_journal_reads_the_same_as_what_the_seats_heard() -> None:
    place, listeners = await seated(1)
    await play_on(place, listeners)
    lines = await place.journal.read(MATCH)
    assert [line.number for line in lines] == list(range(len(lines)))
    assert any(msgspec.json.decode(line.entry)["entry"] == "started" for line in lines)
    assert Started() in listeners[0].entries
    assert await place.journal.secrets(MATCH) == {}


async def test_what_waits_when_a_table_is_closed_is_refused_and_not_forgotten() -> None:
    place, _ = await seated(1)
    answers: list[object] = []
    place.table.post(orders.Leave(ANN), answers.append)
    place.table.close()
    assert isinstance(answers[0], TableBusy)


async def test_a_flood_of_orders_is_refused() -> None:
    place, _ = await seated(1)
    answers: list[object] = []
    for _ in range(LONGEST_INBOX + 5):
        place.table.post(orders.CheckDue(), answers.append)
    assert len([answer for answer in answers if isinstance(answer, TableBusy)]) == 5


class TornPaper(MemoryJournal):
    """A journal that fails when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.torn = 0
        self.written_anyway = False

    async def append(self, page: Page) -> bool:
        if self.torn:
            self.torn -= 1
            if self.written_anyway:
                await super().append(page)
            raise OSError("no space left")
        return await super().append(page)


@pytest.mark.parametrize("written_anyway", [False, True])
async def test_what_could_not_be_written_down_did_not_happen(written_anyway: bool) -> None:
    paper = TornPaper()
    place, listeners = await seated(4, journal=paper)
    seat = place.table.standing.awaits
    assert seat is not None
    view = listeners[seat].view
    heard = [len(listener.tellings) for listener in listeners]
    paper.torn, paper.written_anyway = 1, written_anyway
    move = orders.Move(listeners[seat].player or ANN, view["number"], view["legal"][0], "once")
    with pytest.raises(NotRecorded):
        await place.ask(move)
    assert [len(listener.tellings) for listener in listeners] == heard
    # Sent again it is made, or if the paper held it after all, acknowledged; once in any case.
    number = await place.ask(move)
    assert number == listeners[seat].numbers[-1]
    assert place.table.standing.turn == view["number"] + 1
    assert listeners[0].numbers == list(range(listeners[0].numbers[0], place.table.standing.number))
