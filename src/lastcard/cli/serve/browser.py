"""The browser on this machine."""

import os
import sys
import webbrowser
from typing import Final

_SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
"""The variables that promise a screen, or name a browser."""


def open_page(address: str) -> bool:
    """Show *address* in a browser; False where there is none."""
    # Without a screen Python would start a browser made of text, in the server's own terminal.
    if sys.platform == "linux" and not any(map(os.environ.get, _SCREENS)):
        return False
    try:
        return webbrowser.open(address)
    except webbrowser.Error:
        return False
