"""The one place that knows the version."""

from importlib import import_module
from typing import Final

RELEASE: Final = "0.3.0"
"""The release that comes next; raised as soon as it is out (``build_version.py``)."""


def _version() -> str:
    try:
        # Written by setup.py into what it builds; a folder of sources has none.
        built: str = import_module("lastcard._build").VERSION
    except ImportError:
        return f"{RELEASE}.dev0+source"
    return built


__version__: Final = _version()
