"""What a name looks like at a glance: the skeletons of Unicode's list of signs taken for another.

Two names are mistaken for each other if they share a look. A name has up to two: as it is written,
where ``I`` is taken for ``l``, and in small letters, where ``i`` is not.
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

_SMALL_CAPITAL: Final = re.compile("LATIN LETTER SMALL CAPITAL ([A-Z])")
_DRAWN_LIKE_SMALL_CAPITALS: Final = {"ʍ": "m", "ĸ": "k"}  # so the list has it for these two
_DIRECTION: Final = "\u200e"  # the list has it around signs that are written from the right


def looks(name: str) -> frozenset[str]:
    """How *name* looks; whatever shares one of these looks is taken for it."""
    tidy = " ".join(unicodedata.normalize("NFKC", name).split())
    return frozenset({_skeleton(tidy).casefold(), _skeleton(tidy.casefold()).casefold()})


def _skeleton(text: str) -> str:
    # Unicode Technical Standard 39, section 4; a small capital is a small letter besides.
    prototypes = _prototypes()
    drawn = (prototypes.get(sign, sign) for sign in unicodedata.normalize("NFD", text))
    small = (prototypes.get(_small(signs), _small(signs)) for signs in drawn)
    return unicodedata.normalize("NFD", "".join(small))


def _small(signs: str) -> str:
    if signs in _DRAWN_LIKE_SMALL_CAPITALS:
        return _DRAWN_LIKE_SMALL_CAPITALS[signs]
    named = _SMALL_CAPITAL.fullmatch(unicodedata.name(signs, "")) if len(signs) == 1 else None
    return named[1].lower() if named else signs


@cache
def _prototypes() -> Mapping[str, str]:
    """The sign each sign is drawn like, where that is another."""
    from confusable_homoglyphs.utils import load  # a large file, for those who name somebody

    alike = {
        sign.strip(_DIRECTION): [other["c"].strip(_DIRECTION) for other in others]
        for sign, others in load("confusables.json").items()
    }
    found = {sign: _prototype(sign, others, alike) for sign, others in alike.items()}
    return {sign: prototype for sign, prototype in found.items() if sign != prototype}


def _prototype(sign: str, others: list[str], alike: Mapping[str, Iterable[str]]) -> str:
    # Each group has one middle that all others name, and they name nothing else; in a group of two
    # it is the one of more signs ("rn" for "m"), or else the first.
    if len(others) > 1:
        return sign
    other = others[0]
    if len(list(alike.get(other, ()))) > 1:
        return other
    return min(sign, other, key=lambda one: (-len(one), one))
