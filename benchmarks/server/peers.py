"""The peers' programs, where Node finds what they need."""

from pathlib import Path
from typing import Final

from benchmarks import npm

_FOLDER: Final = Path("build/peers")
_SCRIPTS: Final = Path(__file__).parent / "programs"


def install() -> bool:
    """Install what the peers need, once; False when there is no Node or npm."""
    return npm.install(_SCRIPTS, _FOLDER, "boardgame.io and Colyseus")


def script(name: str) -> str:
    """The peer's program *name*, where Node finds its packages."""
    return str(_FOLDER / name)


def versions(*packages: str) -> str:
    """The packages with the versions that are installed, and Node's."""
    return npm.versions(_FOLDER, *packages)
