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
from tests.fuzz.crowd import MOST_NONSENSE, Crowd, Speaker
from tests.fuzz.messages import message
from tests.fuzz.mutations import garbage, spoil

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

    speaker: Speaker
    raw: bytes
    id: str | None
    binary: bool = False


class Fuzzer:
    """Talks to one server; *rng* decides everything."""

    def __init__(self, crowd: Crowd, rng: Random) -> None:
        self._crowd = crowd
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
        before = self._rest_of_the_server()
        said = [await self._message() for _ in range(count)]
        for words in said:
            _put(words)
        await self._crowd.server.settle()
        time_passed = await self._crowd.release_held()
        changes = sum([self._check_answers(speaker, said) for speaker in self._crowd.speakers])
        if time_passed:
            self._prints = {}
            await self._look()
        else:
            await self._check_state(said, changes, before)
        for speaker in tuple(self._crowd.speakers):
            if speaker.said > MOST_NONSENSE:
                self._crowd.renew(speaker)
        await self._crowd.server.settle()
        await self._crowd.forget()

    async def _message(self) -> Said:
        rng, self.report.messages = self._rng, self.report.messages + 1
        speaker, standing = await self._speaker()
        speaker.said += 1
        draw = rng.random()
        if draw < 0.12:
            raw = garbage(rng)
        elif draw < 0.22 and self._said:
            raw = rng.choice(self._said)  # once more, by whoever
        else:
            words = message(standing, speaker.guest.player.id, rng)
            if rng.random() < 0.8:
                words["id"] = f"{self.report.messages}"
            raw = spoil(words, rng) if draw < 0.5 else msgspec.json.encode(words)
        self._said.append(raw)
        del self._said[:-_REMEMBERED]
        binary = rng.random() < 0.02
        return Said(speaker, raw, None if binary else _id_of(raw), binary)

    async def _speaker(self) -> tuple[Speaker, Standing]:
        awaited = await self._crowd.in_turn() if self._rng.random() < 0.4 else None
        if awaited is not None:
            return awaited
        speaker = self._rng.choice(self._crowd.speakers)
        return speaker, await self._crowd.standing(speaker)

    def _check_answers(self, speaker: Speaker, said: list[Said]) -> int:
        """How many of the answers to what was *said* by *speaker* say that something was done."""
        mine = [words for words in said if words.speaker is speaker]
        answers = self._crowd.answers(speaker)
        awaited, came = Counter(words.id for words in mine), Counter(map(_id, answers))
        if speaker.client.socket.closed is not None or awaited != came:
            words = [words.raw for words in mine]
            raise Forged(f"awaited {awaited - came}, not {came - awaited}, after {words}")
        self.report.refused.update(tell["code"] for tell in answers if tell["type"] == "refused")
        done = [tell for tell in answers if tell["type"] == "done"]
        self.report.done += len(done)
        return len(done)

    async def _check_state(self, said: list[Said], done: int, before: tuple[int, int]) -> None:
        prints = self._prints
        await self._look()
        if not done and (prints != self._prints or before != self._rest_of_the_server()):
            words = [words.raw for words in said]
            raise Forged(f"what was refused has changed something: {words}")

    def _rest_of_the_server(self) -> tuple[int, int]:
        """How many other tables are there, and how many people wait; known ones sleep and wake."""
        tables, known = self._crowd.server.live.tables, self._crowd.server.matches
        return len(tables._tables.keys() - set(known)), tables.waiting()

    async def _look(self) -> None:
        """Note how every table stands; what has its old number must have its old views."""
        prints = {}
        for match in self._crowd.server.matches:
            standing = (await self._crowd.server.table(match)).standing
            before = self._prints.get(match)
            if before is not None and self._rng.random() < 0.8 and before[0] == standing.number:
                prints[match] = before
                continue
            prints[match] = self._crowd.print_of(standing)
            if before is not None and before[0] == standing.number and before != prints[match]:
                raise Forged(f"table {match} has changed without a number")
        self._prints = prints

    async def _let_time_pass(self) -> None:
        await self._crowd.server.pass_time(self._rng.choice((100, 1000, 6000, 20_000)))
        await self._crowd.forget()
        self._prints = {}
        await self._look()

    async def _change_tables(self) -> None:
        await self._crowd.set_tables()
        self.report.tables += 3
        self._prints = {}
        await self._look()


def _put(words: Said) -> None:
    socket = words.speaker.client.socket
    if words.binary:
        socket.say_binary(words.raw)
    else:
        socket.say(words.raw)


def _id_of(raw: bytes) -> str | None:
    with suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
        ask = read_ask(raw)
        return None if isinstance(ask, Hello) else ask.id
    return None


def _id(tell: dict[str, Any]) -> str | None:
    found: str | None = tell.get("id")
    return found
