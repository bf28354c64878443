"""The reasons of a review in the language of whoever reads it; it is made in one."""

from msgspec import structs

from lastcard.locales import Words
from lastcard.review.document import Choice, ReasonSaid


def worded(choice: Choice, words: Words) -> Choice:
    """*choice* with its reasons in *words*."""
    if not choice.reasons:
        return choice
    return structs.replace(
        choice, reasons=tuple(_worded(reason, words) for reason in choice.reasons)
    )


def _worded(reason: ReasonSaid, words: Words) -> ReasonSaid:
    try:
        return structs.replace(reason, text=words.say(reason.code, **reason.args))
    except KeyError:  # an earlier version had a message that this one has not
        return reason
