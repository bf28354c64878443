"""The fuzzer: says everything to everybody, and checks every answer."""

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import msgspec

from lastcard.table.state.entries import MatchId
from lastcard.table.state.standing import Standing
from lastcard.wire.asks import Hello, read_ask
from tests.fuzz.messages import message
from tests.fuzz.mutations import garbage, spoil
from tests.fuzz.party import MOST_NONSENSE, Party, Place

AT_ONCE: Final = 40
"""How many messages are said at once, where several are."""
_REMEMBERED: Final = 200


class Forged(AssertionError):
    """A message did what it should not, or was not answered."""


@dataclass
class Report:
    """What was said, and what came of it."""

    messages: int = 0
    done: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    tables: int = 0

    def __str__(self) -> str:
        refused = sum(self.refused.values())
        return (
            f"{self.messages} messages: {self.done} done, {refused} refused"
            f" with {len(self.refused)} codes, {self.tables} tables"
        )


@dataclass(frozen=True)
class Said:
    """A message, where it was said, and the id its answer must carry."""

    place: Place
    raw: bytes
    id: str | None
    binary: bool = False


class Fuzzer:
    """Talks to one house; *rng* decides everything."""

    def __init__(self, party: Party, rng: Random) -> None:
        self._party = party
        self._rng = rng
        self._said: list[bytes] = []
        self._prints: dict[MatchId, Any] = {}
        self.report = Report()

    async def run(self, messages: int, progress: Callable[[Report], None] = lambda _: None) -> None:
        """Say so many messages, most of them in the midst of others."""
        await self._look()
        rounds = 0
        while self.report.messages < messages:
            await self._say(AT_ONCE if rounds % 8 else 1)
            rounds += 1
            if rounds % 40 == 0:
                await self._let_time_pass()
            if rounds % 120 == 0:
                await self._change_tables()
                progress(self.report)

    async def _say(self, count: int) -> None:
        before = self._rest_of_the_house()
        said = [await self._message() for _ in range(count)]
        for words in said:
            _put(words)
        await self._party.place.settle()
        time_passed = await self._party.release_held()
        changes = sum([self._check_answers(place, said) for place in self._party.windows])
        if time_passed:
            self._prints = {}
            await self._look()
        else:
            await self._check_state(said, changes, before)
        for place in tuple(self._party.windows):
            if place.said > MOST_NONSENSE:
                self._party.renew(place)
        await self._party.place.settle()
        await self._party.forget()

    async def _message(self) -> Said:
        rng, self.report.messages = self._rng, self.report.messages + 1
        place, standing = await self._speaker()
        place.said += 1
        draw = rng.random()
        if draw < 0.12:
            raw = garbage(rng)
        elif draw < 0.22 and self._said:
            raw = rng.choice(self._said)  # once more, by whoever
        else:
            words = message(standing, place.visitor.player.id, rng)
            if rng.random() < 0.8:
                words["id"] = f"{self.report.messages}"
            raw = spoil(words, rng) if draw < 0.5 else msgspec.json.encode(words)
        self._said.append(raw)
        del self._said[:-_REMEMBERED]
        binary = rng.random() < 0.02
        return Said(place, raw, None if binary else _id_of(raw), binary)

    async def _speaker(self) -> tuple[Place, Standing]:
        awaited = await self._party.in_turn() if self._rng.random() < 0.4 else None
        if awaited is not None:
            return awaited
        place = self._rng.choice(self._party.windows)
        return place, await self._party.standing(place)

    def _check_answers(self, place: Place, said: list[Said]) -> int:
        """How many of the answers to what was *said* at *place* say that something was done."""
        mine = [words for words in said if words.place is place]
        answers = self._party.answers(place)
        awaited, came = Counter(words.id for words in mine), Counter(map(_id, answers))
        if place.window.wire.closed is not None or awaited != came:
            words = [words.raw for words in mine]
            raise Forged(f"awaited {awaited - came}, not {came - awaited}, after {words}")
        self.report.refused.update(tell["code"] for tell in answers if tell["type"] == "refused")
        done = [tell for tell in answers if tell["type"] == "done"]
        self.report.done += len(done)
        return len(done)

    async def _check_state(self, said: list[Said], done: int, before: tuple[int, int]) -> None:
        prints = self._prints
        await self._look()
        if not done and (prints != self._prints or before != self._rest_of_the_house()):
            words = [words.raw for words in said]
            raise Forged(f"what was refused has changed something: {words}")

    def _rest_of_the_house(self) -> tuple[int, int]:
        """How many other tables are there, and how many people wait; known ones sleep and wake."""
        tables, known = self._party.place.live.tables, self._party.place.matches
        return len(tables._tables.keys() - set(known)), tables.waiting()

    async def _look(self) -> None:
        """Note how every table stands; what has its old number must have its old views."""
        prints = {}
        for match in self._party.place.matches:
            standing = (await self._party.place.table(match)).standing
            before = self._prints.get(match)
            if before is not None and self._rng.random() < 0.8 and before[0] == standing.number:
                prints[match] = before
                continue
            prints[match] = self._party.print_of(standing)
            if before is not None and before[0] == standing.number and before != prints[match]:
                raise Forged(f"table {match} has changed without a number")
        self._prints = prints

    async def _let_time_pass(self) -> None:
        await self._party.place.pass_time(self._rng.choice((100, 1000, 6000, 20_000)))
        await self._party.forget()
        self._prints = {}
        await self._look()

    async def _change_tables(self) -> None:
        await self._party.set_tables()
        self.report.tables += 3
        self._prints = {}
        await self._look()


def _put(words: Said) -> None:
    wire = words.place.window.wire
    if words.binary:
        wire.say_binary(words.raw)
    else:
        wire.say(words.raw)


def _id_of(raw: bytes) -> str | None:
    with suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
        ask = read_ask(raw)
        return None if isinstance(ask, Hello) else ask.id
    return None


def _id(tell: dict[str, Any]) -> str | None:
    found: str | None = tell.get("id")
    return found
