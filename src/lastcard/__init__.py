"""The card table for Gang of Four and 13."""

from lastcard._version import __version__

__all__ = ["__version__"]
