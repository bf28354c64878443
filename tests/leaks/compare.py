"""Two matches that must be told alike, and what must be told nowhere."""

import re
from collections.abc import Iterable
from itertools import zip_longest
from pathlib import Path

from tests.leaks.plan import Plan
from tests.leaks.planned_match import play_planned
from tests.leaks.transcript import Transcript

CARD = re.compile(r"\b([GYR]([1-9]|10)|B[12457]|M1|GP|YP|RD)\b")
"""A card of either game, as text."""


class Leak(AssertionError):
    """Somebody was told what they may not know."""


async def play_twice(plan: Plan, folder: Path) -> tuple[Transcript, Transcript]:
    """Both matches of *plan*, which nobody who is watched can tell apart, or ``Leak``."""
    one = await play_planned(plan, plan.decks, folder / "one")
    two = await play_planned(plan, plan.others, folder / "two")
    _check_alike(plan, one, two)
    for transcript in (one, two):
        _check_hidden(plan, transcript)
    return one, two


def check_log(lines: Iterable[str]) -> None:
    """No line of the log tells a card."""
    for line in lines:
        if CARD.search(line):
            raise Leak(f"the log tells a card: {line}")


def _check_alike(plan: Plan, one: Transcript, two: Transcript) -> None:
    for (step, told), (_, other) in zip(one.steps, two.steps, strict=True):
        for line in told:
            _check_frames(f"{plan.case}: {line}, after {step}", told[line], other[line])
    _check_frames(f"{plan.case}: late watcher", one.late, two.late)
    if one.log != two.log:
        raise Leak(f"{plan.case}: the logs differ:\n{one.log}\n{two.log}")


def _check_frames(where: str, frames: Iterable[bytes], others: Iterable[bytes]) -> None:
    for frame, other in zip_longest(frames, others):
        if frame != other:
            raise Leak(f"{where}\n{frame!r}\n{other!r}")


def _check_hidden(plan: Plan, transcript: Transcript) -> None:
    check_log(transcript.log)
    told = b"\n".join(
        frame for _, lines in transcript.steps for frames in lines.values() for frame in frames
    )
    for secret in transcript.secrets:
        if secret.encode() in told or any(secret in line for line in transcript.log):
            raise Leak(f"{plan.case}: a deck, a secret or a token was told")
