"""The next act waits while a person may still say "Last card!" (GF-8.5)."""

from typing import cast

import msgspec
import pytest

from lastcard.games.errors import Refusal
from lastcard.games.game import Seat
from lastcard.table.errors import StaleMove, TableBusy
from lastcard.table.state import orders
from lastcard.table.state.entries import Away, Moved, PlayerId
from lastcard.table.state.tempo import TEMPOS, Tempo
from lastcard.table.table import LONGEST_INBOX, Table
from tests.support.tables.driven_table import MATCH, NAMES, DrivenTable, make_ports, seated
from tests.support.tables.fake_listener import FakeListener

SPOKEN = {"last_card": "spoken", "target": "1000"}
Answers = list[int | Refusal | None]


async def one_card_left(
    people: int = 4, seats: int = 4, out: int = 0, seed: int = 1, *, bot: bool = False
) -> tuple[DrivenTable, list[FakeListener], int, int]:
    """A person has come down to one card and said nothing: who that is, and who is next.

    So many others are *out* of the deal for the same reason; next is a person, or a *bot*.
    """
    place, listeners = await seated(people, speed="normal", options=SPOKEN, seats=seats, seed=seed)
    for _ in range(2000):
        standing = place.table.standing
        seat, callers = standing.awaits, standing.callers
        wanted = bool(callers) and callers[0] < people and len(listeners[0].view["out"]) == out
        if wanted and seat is not None and (seat >= people) == bot:
            return place, listeners, callers[0], seat
        if seat is None or seat < 0 or standing.places[seat].played_by_bot:
            await place.pass_time(1)
            continue
        place.table.post(move(listeners[seat]), lambda result: None)
        await place.pass_time(patience())
    raise AssertionError("nobody comes down to one card")


async def one_card_left_and_a_single_to_beat() -> tuple[DrivenTable, list[FakeListener], int, int]:
    """The same with two players left in the deal; who is next can beat a single."""
    for seed in range(1, 50):
        place, listeners, caller, next_ = await one_card_left(people=3, seats=3, out=1, seed=seed)
        if " " not in listeners[next_].view["to_beat"] and len(listeners[next_].view["legal"]) > 1:
            return place, listeners, caller, next_
    raise AssertionError("nobody can beat a single")


def choice(listener: FakeListener) -> str:
    """The weakest thing this player may do in turn; nothing is declared."""
    legal: list[str] = [move for move in listener.view["legal"] if not move.endswith("!")]
    return legal[0]


def move(listener: FakeListener, chosen: str | None = None, id: str | None = None) -> orders.Move:
    assert listener.player is not None
    return orders.Move(listener.player, listener.view["number"], chosen or choice(listener), id)


async def act(place: DrivenTable, listeners: list[FakeListener], seat: int) -> None:
    await place.ask(move(listeners[seat]))


async def post(place: DrivenTable, order: orders.Order) -> Answers:
    answers: Answers = []
    place.table.post(order, answers.append)
    await place.settle()
    return answers


def patience(speed: str = "normal") -> float:
    return TEMPOS[speed].patience / 1000  # type: ignore[index] # a speed


async def test_an_act_is_held_and_told_to_nobody_until_the_caller_had_time() -> None:
    place, listeners, caller, next_ = await one_card_left()
    number, heard = place.table.standing.number, [list(one.numbers) for one in listeners]
    answers = await post(place, move(listeners[next_]))
    await place.pass_time(patience() - 0.01)
    assert answers == []
    assert place.table.standing.number == number
    assert [one.numbers for one in listeners] == heard
    await place.pass_time(0.01)
    assert answers == [number]
    assert caller not in place.table.standing.callers


async def test_the_call_releases_the_act_at_once() -> None:
    place, listeners, caller, next_ = await one_card_left()
    number = place.table.standing.number
    answers = await post(place, move(listeners[next_], "pass"))
    await place.ask(move(listeners[caller], "last!"))
    assert len(answers) == 1
    called = next(
        telling.entry for telling, _, _ in listeners[0].tellings if telling.number == number
    )
    assert called == Moved(seat=Seat(caller), move="last!")


async def test_a_held_act_is_checked_again_when_it_is_taken() -> None:
    """A pass that the call has made forbidden is refused: who is next has to block (GF-9.1)."""
    place, listeners, caller, next_ = await one_card_left_and_a_single_to_beat()
    answers = await post(place, move(listeners[next_], "pass"))
    await place.ask(move(listeners[caller], "last!"))
    refusal = answers[0]
    assert isinstance(refusal, Refusal)
    assert refusal.code == "gang-must-block"
    assert place.table.standing.awaits == next_


async def test_no_act_is_held_after_a_declared_play() -> None:
    place, listeners = await seated(4, speed="normal", options=SPOKEN)
    for _ in range(500):
        seat = place.table.standing.awaits
        if seat is None or seat < 0:
            await place.pass_time(1)
            continue
        declared = [
            one for one in listeners[seat].view["legal"] if one.endswith("!") and one != "last!"
        ]
        await place.ask(move(listeners[seat], declared[0] if declared else None))
        if declared:
            break
    after = place.table.standing.awaits
    assert after is not None
    assert isinstance((await post(place, move(listeners[after])))[0], int)


async def test_no_act_is_held_when_the_caller_is_not_there() -> None:
    place, listeners, caller, next_ = await one_card_left()
    place.table.detach(listeners[caller])
    await place.settle()
    assert isinstance((await post(place, move(listeners[next_])))[0], int)


async def test_an_act_is_released_when_the_caller_goes() -> None:
    place, listeners, caller, next_ = await one_card_left()
    answers = await post(place, move(listeners[next_]))
    place.table.detach(listeners[caller])
    await place.settle()
    assert len(answers) == 1
    assert isinstance(answers[0], int)


async def test_no_act_is_held_when_a_bot_plays_for_the_caller() -> None:
    place, listeners, caller, next_ = await one_card_left()
    await place.ask(orders.Leave(PlayerId(NAMES[caller])))
    await place.settle()
    assert isinstance((await post(place, move(listeners[next_])))[0], int)


async def test_a_bot_waits_as_long_as_a_person() -> None:
    place, _, _, _ = await one_card_left(people=2, bot=True)
    standing = place.table.standing
    moves = standing.moves
    await place.pass_time((standing.since - place.clock.now) / 1000 + patience() - 0.01)
    assert standing.moves == moves
    await place.pass_time(0.02)
    assert standing.moves == moves + 1


async def test_a_bot_without_pauses_waits_too(monkeypatch: pytest.MonkeyPatch) -> None:
    at_once = msgspec.structs.replace(TEMPOS["normal"], bot=0, settle=0)
    monkeypatch.setitem(cast(dict[str, Tempo], TEMPOS), "normal", at_once)
    place, _, caller, _ = await one_card_left(people=1, bot=True)
    number = place.table.standing.number
    await place.pass_time(patience() - 0.1)
    assert place.table.standing.number == number
    await place.ask(orders.Move(PlayerId(NAMES[caller]), place.table.standing.turn, "last!"))
    await place.settle()
    assert place.table.standing.number > number + 1


async def test_the_clock_stands_still_meanwhile() -> None:
    place, listeners, caller, next_ = await one_card_left()
    tempo, since = place.table.tempo, place.table.standing.since
    assert tempo.move is not None
    shown = listeners[next_].tellings[-1][0].clock
    assert shown is not None
    assert shown.until == since + tempo.patience + tempo.move
    await place.pass_time(1)
    await place.ask(move(listeners[caller], "last!"))
    shown = listeners[next_].tellings[-1][0].clock
    assert shown is not None
    assert shown.until == place.clock.now + tempo.move


async def test_time_that_runs_out_comes_after_the_callers_time() -> None:
    place, _, _, next_ = await one_card_left()
    standing, tempo = place.table.standing, place.table.tempo
    assert tempo.move is not None
    number = standing.number
    await place.pass_time(
        (standing.since + tempo.patience + tempo.move - place.clock.now - 1) / 1000
    )
    assert standing.number == number
    await place.pass_time(0.001)
    last = place.changes[-1].entry
    assert isinstance(last, Moved)
    assert (last.seat, last.by) == (next_, "clock")


async def test_the_same_act_sent_again_is_made_once() -> None:
    place, listeners, _, next_ = await one_card_left()
    order = move(listeners[next_], id="a")
    first, second = await post(place, order), await post(place, order)
    await place.pass_time(patience())
    assert first == second
    assert isinstance(first[0], int)


async def test_of_two_different_acts_the_first_counts() -> None:
    place, listeners, _, next_ = await one_card_left()
    first = await post(place, move(listeners[next_], id="a"))
    second = await post(place, move(listeners[next_], id="b"))
    await place.pass_time(patience())
    assert isinstance(first[0], int)
    assert isinstance(second[0], StaleMove)


async def test_who_is_not_in_turn_is_refused_at_once() -> None:
    place, listeners, caller, next_ = await one_card_left()
    other = next(seat for seat in range(4) if seat not in (caller, next_))
    answers = await post(
        place, orders.Move(PlayerId(NAMES[other]), listeners[other].view["number"], "pass")
    )
    assert isinstance(answers[0], Refusal)


async def test_a_person_who_leaves_takes_the_held_act_along() -> None:
    place, listeners, _, next_ = await one_card_left()
    answers = await post(place, move(listeners[next_]))
    await place.ask(orders.Leave(PlayerId(NAMES[next_])))
    assert Away(seat=Seat(next_), why="left") in listeners[0].entries
    await place.pass_time(patience())
    assert isinstance(answers[0], Refusal)


async def test_held_acts_are_refused_when_the_table_is_closed() -> None:
    place, listeners, _, next_ = await one_card_left()
    answers = await post(place, move(listeners[next_]))
    assert not place.table.resting
    place.table.close()
    assert isinstance(answers[0], TableBusy)


async def test_a_flood_of_held_acts_is_refused() -> None:
    place, listeners, _, next_ = await one_card_left()
    answers: Answers = []
    for number in range(LONGEST_INBOX + 50):
        place.table.post(move(listeners[next_], id=str(number)), answers.append)
        await place.settle()
    assert len(answers) == 50
    assert all(isinstance(answer, TableBusy) for answer in answers)


async def test_a_woken_table_gives_the_caller_what_is_left_of_the_time() -> None:
    place, listeners, caller, next_ = await one_card_left()
    place.table.close()
    woken = await Table.wake(MATCH, make_ports(place.clock, place.journal))
    assert woken is not None
    later = DrivenTable(woken, place.clock, place.journal)
    for seat in (caller, next_):
        await later.attach(listeners[seat])
    answers = await post(later, move(listeners[next_]))
    assert answers == []
    await later.pass_time(patience())
    assert isinstance(answers[0], int)
