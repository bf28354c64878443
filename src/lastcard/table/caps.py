"""How long a match may become: more than people play, and less than fills a server."""

from typing import Final

MOST_DEALS: Final = 200
"""How many deals a match has at most; then it is closed, and nobody has won."""
MOST_ASIDES: Final = 2000
"""How often people may talk, change seats, get ready and the like at one table."""
MOST_RETURNS: Final = 500
"""How many more times they may come back to their seats."""
