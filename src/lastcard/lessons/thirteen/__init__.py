"""How 13 is taught."""

from typing import Final

from lastcard.lessons.teaching import Teaching
from lastcard.lessons.thirteen.questions import Questions
from lastcard.lessons.thirteen.scenes import arrange, traits

PART: Final = Teaching(arrange=arrange, traits=traits, questions=Questions)
