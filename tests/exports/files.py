"""What the engine says, for the tests of the browser client to compare with."""

from collections.abc import Callable

from tests.exports import questions, replays, reviews, scores
from tests.fair import browser

FILES: dict[str, Callable[[], bytes]] = {
    "verdicts.gen.json": questions.written,
    "scores.gen.json": lambda: scores.written().encode(),
    "replays.gen.json": replays.written,
    "reviews.gen.json": reviews.written,
    "proofs.gen.json": lambda: browser.written().encode(),
}
"""What writes each file, by its path below ``web/tests``."""
