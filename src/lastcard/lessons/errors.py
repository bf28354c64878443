"""What the lessons refuse.

Refusal
├── LessonWrong      a lesson file that cannot be taught
└── NothingAsked     a step that is there to be looked at
"""

from lastcard.games.errors import Refusal


class LessonWrong(Refusal):
    """*lesson* cannot be taught; *problem* is why."""

    code = "lesson-wrong"


class NothingAsked(Refusal):
    """The step asks nothing, so there is nothing to judge."""

    code = "nothing-asked"
