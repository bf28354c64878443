"""Table talk: stock phrases that every language has, and what free text may hold."""

from typing import Final

from lastcard.table.errors import TalkRefused
from lastcard.table.state.setup import Talk

PHRASES: Final = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "oops",
    "sorry",
    "one-moment",
    "hurry",
    "nice-gang",
    "close-one",
    "again",
    "goodbye",
)
"""What can be said at every table; the words stand in ``locales`` (``phrase-NAME``)."""
LONGEST: Final = 200


def check_talk(phrase: str | None, text: str | None, allowed: Talk) -> str | None:
    """The free text as it may be shown, or None with a *phrase*; a refusal if it may not be."""
    if (phrase is None) == (text is None):
        raise TalkRefused
    if text is None:
        if phrase not in PHRASES:
            raise TalkRefused
        return None
    shown = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if allowed != "free" or not shown:
        raise TalkRefused
    return shown[:LONGEST]
