"""Stands in for ``cython`` where the hot modules run as plain Python and it is not installed."""

from contextlib import nullcontext
from typing import Final

compiled: Final = False
nogil: Final = nullcontext()
