"""A match as text and as JSON, with everything needed to replay it."""

from lastcard.record.errors import RecordError
from lastcard.record.json import write_json
from lastcard.record.proof import verify_record
from lastcard.record.reading import read
from lastcard.record.record import Record, RecordedDeal, RecordedMove
from lastcard.record.replay import rebuild, replay
from lastcard.record.text import write_text

__all__ = [
    "Record",
    "RecordError",
    "RecordedDeal",
    "RecordedMove",
    "read",
    "rebuild",
    "replay",
    "verify_record",
    "write_json",
    "write_text",
]
