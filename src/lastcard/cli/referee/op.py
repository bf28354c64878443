"""A question that the referee can be asked."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from lastcard.cli.referee.errors import FieldMissing, FieldUnknown, FieldWrong
from lastcard.cli.referee.question import RefereeQuestion

QuestionT = TypeVar("QuestionT", bound=RefereeQuestion)


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


Ops: TypeAlias = Mapping[str, Op[Any]]
"""A game's part in this room: what can be asked about it, by the name of the op."""


def _place(error: msgspec.ValidationError) -> str:
    # msgspec ends its message with the path of the culprit: "… - at `$.left[2]`".
    found = re.search(r"`\$\.(\w+)", str(error))
    return found[1] if found else "op"
