"""What the engine says, for the tests of the browser client to compare with."""

from tests.exports import questions, scores
from tests.fair import browser


def files() -> dict[str, bytes]:
    """What each file holds, by its path below ``web/tests``."""
    written = {"scores": scores.written(), "proofs": browser.written()}
    return {
        "verdicts.gen.json": questions.written(),
        **{f"{name}.gen.json": text.encode() for name, text in written.items()},
    }
