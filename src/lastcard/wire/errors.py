"""What cannot be understood over the wire.

Refusal
└── WireRefusal
    ├── MessageUnreadable   not a message of the protocol
    └── HelloMissing        nobody has said which version they speak
"""

from lastcard.games.errors import Refusal


class WireRefusal(Refusal):
    """The message means nothing here."""

    code = "wire"


class MessageUnreadable(WireRefusal):
    """It is not a message of the protocol: *detail*."""

    code = "message-unreadable"


class HelloMissing(WireRefusal):
    """The first message is ``hello``."""

    code = "hello-missing"
