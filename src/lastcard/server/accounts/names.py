"""Which names players may have: readable ones that cannot be mistaken for another's."""

import re
import unicodedata
from random import Random
from typing import Final

from lastcard.bots.registry import BOTS
from lastcard.server.accounts import errors
from lastcard.store.looks import looks

LONGEST: Final = 24
"""How many characters a name may have."""

_HOUSE: Final = """
    admin administrator anonymous bot dealer deleted guest host house lastcard mod moderator
    nobody official operator owner root server staff support system table watcher
"""

_ALPHABETS: Final = frozenset({"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC"})
"""Those whose letters are taken for one another's."""


def given(birds: str, chance: Random) -> str:
    """A name for a guest who chooses none: one of the *birds*, and a number."""
    return f"{chance.choice(birds.split())} {chance.randrange(100, 1000)}"


def clean(name: str) -> str:
    """*name* in its canonical spelling, or ``NameRefused``."""
    tidy = spelling(name)
    if len(tidy) > LONGEST:
        raise errors.NameLong(most=LONGEST)
    if not (all(map(_is_seen, tidy)) and _TOWER.search(_outline(tidy)) is None):
        raise errors.NameOdd
    if not any(map(str.isalnum, tidy)):
        raise errors.NameEmpty
    if len(_alphabets(tidy)) > 1:
        raise errors.NameMixed
    if looks(tidy) & _RESERVED:
        raise errors.NameReserved
    return tidy


def spelling(name: str) -> str:
    """*name* in its canonical spelling, allowed or not."""
    return re.sub(" +", " ", unicodedata.normalize("NFKC", name)).strip(" ")


def _is_seen(sign: str) -> bool:
    # Signs other than letters, accents and digits are ASCII: no arrows, blanks or pictures.
    if _INVISIBLE.match(sign):
        return False
    return sign.isprintable() and (sign.isascii() or unicodedata.category(sign)[0] in "LMN")


def _outline(name: str) -> str:
    return "".join("^" if unicodedata.category(sign)[0] == "M" else "x" for sign in name)


def _alphabets(name: str) -> frozenset[str]:
    words = (unicodedata.name(sign, "").partition(" ")[0] for sign in name)
    return _ALPHABETS.intersection(words)


_INVISIBLE: Final = re.compile(  # Unicode's Default_Ignorable_Code_Point
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e"
    "\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3"
    "\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
_TOWER: Final = re.compile(r"^\^|\^{3}")  # an accent on nothing, or three on one letter
_RESERVED: Final = frozenset(look for name in (*_HOUSE.split(), *BOTS) for look in looks(name))
