"""What is typed to leave a table."""

from typing import Final

LEAVING: Final = ("q", "quit", "exit")
