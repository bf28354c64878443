"""Refusals as sentences."""

from lastcard.games.errors import Refusal
from lastcard.locales import Words


def sentence(refusal: Refusal, words: Words) -> str:
    """What to tell a person; where one refusal is the *reason* of another, in words as well."""
    args = dict(refusal.args_by_name)
    cause = refusal.__cause__
    if "reason" in args and isinstance(cause, Refusal):
        args["reason"] = sentence(cause, words).removesuffix(".")
    return words.refusal(refusal.code, args)
