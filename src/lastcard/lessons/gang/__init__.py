"""How Gang of Four is taught."""

from typing import Final

from lastcard.lessons.gang.questions import Questions
from lastcard.lessons.gang.scenes import arrange, traits
from lastcard.lessons.teaching import Teaching

PART: Final = Teaching(arrange=arrange, traits=traits, questions=Questions)
