#!/usr/bin/env python3
"""A bot for any game of lastcard: plays its lowest legal move, and never forgets "Last card!"."""

import json
import sys
from typing import Any


def choose(view: dict[str, Any], seen: list[dict[str, Any]]) -> str:
    """One of the texts in ``view["legal"]``, which go from the weakest move to the strongest.

    *view* is what you may know; *seen* are the moves of this deal so far, whose memory is free.
    """
    lowest: str = view["legal"][0]
    declared = f"{lowest}!"  # the same play, saying "Last card!"
    return declared if declared in view["legal"] else lowest


for line in sys.stdin:
    question = json.loads(line)
    print(choose(question["view"], question["seen"]), flush=True)
