"""The language of an answer."""

from functools import cache
from typing import Final

from lastcard.locales import Words, languages

USUAL: Final = "en"


def words_for(accepted: str, wished: str | None = None) -> Words:
    """The words of the *wished* language, or else of the first *accepted* one we have.

    *accepted* is what a browser says in ``Accept-Language``.
    """
    known = _known()
    wanted = [wished or "", *_in_order(accepted)]
    return _words(next((language for language in wanted if language in known), USUAL))


def _in_order(accepted: str) -> list[str]:
    # "fr-CH, de;q=0.7, fr;q=0.9": what has no weight comes first, regions make no difference.
    weighed = [part.partition(";") for part in accepted.lower().split(",")[:20]]
    weighed.sort(key=lambda part: _weight(part[2]), reverse=True)
    return [language.strip().partition("-")[0] for language, _, _ in weighed]


def _weight(text: str) -> float:
    name, _, number = text.strip().partition("=")
    try:
        return float(number) if name.strip() == "q" else 1.0
    except ValueError:
        return 0.0


@cache
def _known() -> frozenset[str]:
    return frozenset(languages())


@cache
def _words(language: str) -> Words:
    return Words(language)
