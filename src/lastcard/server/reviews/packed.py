"""A review as it is kept: compressed JSON without names, which are those of the match."""

import logging
import zlib
from collections.abc import Sequence

import msgspec
from msgspec import structs

from lastcard.locales import Words
from lastcard.review.document import Review, read_json
from lastcard.server.reviews.wording import worded

_log = logging.getLogger(__name__)


def pack(review: Review) -> bytes:
    """*review* as it is kept; who is forgotten later need not be looked for in it."""
    return zlib.compress(msgspec.json.encode(named(review, [""] * len(review.seats))))


def unpack(data: bytes, names: Sequence[str], words: Words) -> Review | None:
    """The review in *data*, in *words*, of the match where *names* sat; None if it is damaged."""
    try:
        review = named(read_json(zlib.decompress(data)), names)
    except (zlib.error, msgspec.MsgspecError) as error:
        _log.error("a kept review cannot be read and has to be made again: %s", error)
        return None
    return structs.replace(
        review, choices=tuple(worded(choice, words) for choice in review.choices)
    )


def named(review: Review, names: Sequence[str]) -> Review:
    """*review* with other *names*."""
    return structs.replace(
        review,
        seats=tuple(names),
        summary=tuple(structs.replace(row, name=names[row.seat]) for row in review.summary),
    )
