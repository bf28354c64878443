"""``make bench-bots``: how strong the bots are, each number by a command of the arena.

Words after the command choose among the lines below: ``make bench-bots BOTS="swift thirteen"``
runs those that contain any of them.
"""

import subprocess
import sys
from typing import Final

CONTESTS: Final = (
    # The yardsticks of Gang of Four: one seat against three, each deck dealt four times.
    "gang --bots master --against pimc-50 --deals 1000 --seed 1",
    "gang --bots master --against greedy --deals 500 --seed 1",
    "gang --bots swift --against pimc-50 --deals 1000 --seed 1",
    "gang --bots master --against pimc-50 --matches 36 --seed 1",
    # The ladder, each rung against the one below.
    "gang --bots greedy --against novice --deals 300 --seed 1",
    "gang --bots planner --against greedy --deals 300 --seed 1",
    "gang --bots searcher --against planner --deals 200 --seed 1",
    "gang --bots master --against searcher --deals 200 --seed 1",
    # The same in 13, by matches.
    "thirteen --bots master --against greedy --matches 50 --seed 1",
    "thirteen --bots greedy --against novice --matches 60 --seed 1",
    "thirteen --bots planner --against greedy --matches 60 --seed 1",
    "thirteen --bots searcher --against planner --matches 80 --seed 1",
    "thirteen --bots master --against searcher --matches 100 --seed 1",
)


def main(words: list[str]) -> int:
    """Run the contests that contain one of *words*, or all of them."""
    for contest in CONTESTS:
        if not words or any(word in contest for word in words):
            print(f"\n$ lastcard arena {contest}", flush=True)
            command = [sys.executable, "-m", "lastcard.cli", "arena", *contest.split()]
            if code := subprocess.run(command, check=False).returncode:
                return code
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
