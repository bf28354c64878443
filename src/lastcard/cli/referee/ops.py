"""What the referee can be asked: every op in one literal list."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

import msgspec

from lastcard.cli.referee import gang, thirteen
from lastcard.cli.referee.errors import FieldMissing, FieldUnknown, FieldWrong
from lastcard.cli.referee.question import Question

QuestionT = TypeVar("QuestionT", bound=Question)


@dataclass(frozen=True, slots=True)
class Op(Generic[QuestionT]):
    """A question that can be asked, and who answers it."""

    question: type[QuestionT]
    answer: Callable[[QuestionT], Mapping[str, object]]

    def judge(self, name: str, fields: Mapping[str, object]) -> Mapping[str, object]:
        """The answer to a question with these *fields*, or a ``Refusal``."""
        return self.answer(self._read(name, fields))

    def _read(self, name: str, fields: Mapping[str, object]) -> QuestionT:
        known = msgspec.structs.fields(self.question)
        for field in known:
            if field.required and field.name not in fields:
                raise FieldMissing(op=name, field=field.name)
        names = {"op", *(field.name for field in known)}
        for given in fields:
            if given not in names:
                listed = ", ".join(field.name for field in known)
                raise FieldUnknown(op=name, field=given[:40], known=listed)
        try:
            return msgspec.convert(fields, self.question)
        except msgspec.ValidationError as error:
            raise FieldWrong(op=name, field=_place(error)) from error


OPS: Final[Mapping[str, Op[Any]]] = {
    "combo": Op(gang.WhichCombo, gang.which_combo),
    "beats": Op(gang.Beats, gang.does_beat),
    "legal": Op(gang.Legal, gang.legal_moves),
    "points": Op(gang.Points, gang.points_for),
    "giver": Op(gang.Giver, gang.who_gives),
    "score13": Op(thirteen.Score, thirteen.score),
}
"""Every op by its name; a game that answers more adds a line."""


def _place(error: msgspec.ValidationError) -> str:
    # msgspec ends its message with the path of the culprit: "… - at `$.left[2]`".
    found = re.search(r"`\$\.(\w+)", str(error))
    return found[1] if found else "op"
