"""Announces the server's address once it accepts connections."""

from collections.abc import Callable
from threading import Thread

from lastcard.cli.serve.browser import open_page
from lastcard.cli.terminal.qr_code import qr_lines
from lastcard.cli.terminal.terminal import Terminal
from lastcard.locales import Words
from lastcard.server.operations.logs import JSON
from lastcard.server.operations.settings import Settings
from lastcard.server.operations.urls import room_address, url


class Announcer:
    """Prints the address, on a LAN also as a QR code, and opens it in a browser if asked to."""

    def __init__(
        self,
        settings: Settings,
        terminal: Terminal,
        words: Words,
        *,
        browse: bool,
        room: Callable[[], str | None] = room_address,
    ) -> None:
        self._settings = settings
        self._terminal = terminal
        self._words = words
        self._browse = browse
        self._room = room

    def announce(self, port: int) -> None:
        """The server accepts connections at *port*."""
        settings, words = self._settings, self._words
        address = settings.origin or url(settings.address, port)
        if settings.log_format != JSON:  # a program's log may be all that the process writes
            self._terminal.say(words.say("serve-ready", address=address))
            if settings.lan:
                self._terminal.say(*self._for_the_room(port))
            self._terminal.say(words.say("serve-stop"))
        if self._browse:
            # A browser may take its time, and its first request must be answered meanwhile.
            Thread(target=self._open, args=(address,), daemon=True).start()

    def _for_the_room(self, port: int) -> list[str]:
        host = self._room()
        if host is None:
            return [self._words.say("serve-room-unknown")]
        address = url(host, port)
        picture = qr_lines(address, self._terminal.looks)
        return [self._words.say("serve-room", address=address), *picture]

    def _open(self, address: str) -> None:
        if not open_page(address) and self._settings.log_format != JSON:
            self._terminal.say(self._words.say("serve-no-browser"))
