"""The files that the browser client is built with: all of them, and what they hold."""

from lastcard.exports.parts import PARTS
from lastcard.exports.rulebook import rulebook
from lastcard.exports.scoring import scoring
from lastcard.exports.typescript import typescript


def files() -> dict[str, bytes]:
    """What each file holds, by its path below ``web/src``."""
    own = {path: write() for part in PARTS.values() for path, write in part.files.items()}
    counted = {f"games/{key}/scoring.gen.json": scoring(key) for key in PARTS}
    return {
        "net/wire.gen.ts": typescript().encode(),
        "tools/rules/rulebook.gen.json": rulebook(),
        **counted,
        **own,
    }
