"""The URLs at which a server on this machine can be reached."""

import errno
import socket
from typing import Final

EVERYWHERE: Final = ("0.0.0.0", "::", "")
"""What to listen at every address of the machine looks like."""

# Any address out there: it is asked which of ours leads to it, and nothing is sent to it.
_ELSEWHERE: Final = ("192.0.2.1", 9)


def room_address() -> str | None:
    """The address of this machine for the others in the room; None if there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(_ELSEWHERE)
        except OSError:
            return None
        address: str = asking.getsockname()[0]
    return None if address in EVERYWHERE else address


def url(host: str, port: int) -> str:
    """The address of the page that is served at *host* and *port*."""
    here = "127.0.0.1" if host in EVERYWHERE else host
    shown = f"[{here}]" if ":" in here else here
    return f"http://{shown}:{port}/"


def is_taken(host: str, port: int) -> bool:
    """Whether something else listens at *host* and *port* already."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as trying:
        trying.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trying.bind((host, port))
        except OSError as error:
            return error.errno == errno.EADDRINUSE
    return False
