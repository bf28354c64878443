"""Reviews of the matches in ``replays``, made up, for what the page makes of a review."""

import msgspec

from lastcard.record import Record
from tests.exports import replays
from tests.support.made_up_review import made_up


def written() -> bytes:
    """The file."""
    matches = msgspec.json.decode(replays.written())
    records = [msgspec.convert(match["told"]["record"], Record) for match in matches]
    return msgspec.json.encode([made_up(record) for record in records]) + b"\n"
