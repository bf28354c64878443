r"""The notes of the provable deal: what of it is public, and stands in the journal and the record.

Before the first deal, one for each seat that has a chain of its own::

    server HEX          the public key of a server that signs, before them
    chain SEAT HEX      the end of the seat's chain

Then for each deal, in this order::

    commit HEX          the SHA-256 of the server's secret
    link SEAT HEX       one for each seat, in any order: its link,
    absent SEAT         or that it did not contribute
    receipt SEAT SIG    after a link of a chain: the server's signature that it has it
    signed SIG          after all of these: the server's signature of what is noted so far
    cut SEAT AT         that a seat lifted AT cards, if one did
    reveal HEX          the secret itself, once the deal is scored

HEX is 32 bytes as 64 lower-case hexadecimal digits, SIG is 64 bytes as 128 of them, SEAT and AT
are decimal numbers without leading zeros, and single spaces stand between the words.
"""

import re
from typing import Annotated, Final, TypeAlias

import msgspec

from lastcard.fair.errors import NoteUnreadable
from lastcard.games.game import Seat

Hex: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{64}\Z")]
"""32 bytes as text."""
Signature: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{128}\Z")]
"""64 bytes as text."""
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=999)]
"""A number of cards."""
NoteSeat: TypeAlias = Annotated[Seat, msgspec.Meta(ge=0, le=999)]
"""A seat."""


class _Note(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="note", tag=str.lower
):
    """A note; its text form is its kind and its fields, in order."""

    def __str__(self) -> str:
        words = [type(self).__name__.lower(), *map(str, msgspec.structs.astuple(self))]
        return " ".join(words)


class Server(_Note, frozen=True):
    """The server signs with the key whose public half is *key*."""

    key: Hex


class Chain(_Note, frozen=True):
    """*seat* pledges the chain that ends in *end*."""

    seat: NoteSeat
    end: Hex


class Commit(_Note, frozen=True):
    """The server commits to the secret whose SHA-256 is *digest*."""

    digest: Hex


class Link(_Note, frozen=True):
    """*seat* contributes *link*."""

    seat: NoteSeat
    link: Hex


class Absent(_Note, frozen=True):
    """*seat* did not contribute."""

    seat: NoteSeat


class Receipt(_Note, frozen=True):
    """The server has the link of *seat*: its *signature*."""

    seat: NoteSeat
    signature: Signature


class Signed(_Note, frozen=True):
    """The *signature* of the server under what is noted of all seats."""

    signature: Signature


class Cut(_Note, frozen=True):
    """*seat* lifts *at* cards and puts them under the others."""

    seat: NoteSeat
    at: Number


class Reveal(_Note, frozen=True):
    """The server shows its *secret*."""

    secret: Hex


Note: TypeAlias = Server | Chain | Commit | Link | Absent | Receipt | Signed | Cut | Reveal
"""Any note."""
SeatAnswer: TypeAlias = Link | Absent
"""What is noted of a seat in a deal."""

KINDS: Final[dict[str, type[Note]]] = {
    kind.__name__.lower(): kind
    for kind in (Server, Chain, Commit, Link, Absent, Receipt, Signed, Cut, Reveal)
}
"""Every kind of note by its first word."""

_NUMBER = re.compile(r"0|[1-9][0-9]{0,2}", re.ASCII)


def write_note(note: Note) -> str:
    """The note as one line of text."""
    return str(note)


def read_note(text: str) -> Note:
    """The note that ``write_note`` writes as *text*, or ``NoteUnreadable``."""
    word, *values = text.split(" ")
    kind = KINDS.get(word)
    if kind is None:
        raise NoteUnreadable(text=text[:80])
    # Only numbers in their one spelling become numbers; anything else fails as a field.
    fields = [int(value) if _NUMBER.fullmatch(value) else value for value in values]
    try:
        return msgspec.convert(
            {"note": word, **dict(zip(kind.__struct_fields__, fields, strict=True))}, kind
        )
    except ValueError as error:  # too many or too few words, or not what the field takes
        raise NoteUnreadable(text=text[:80]) from error
