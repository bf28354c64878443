"""The messages as TypeScript: writes ``web/src/wire.gen.ts``; a test tells when that is stale.

What the server tells has all its fields; what a client asks may leave out those with a default, and
so may the entries of a journal, which omit theirs.
"""

import sys
from collections.abc import Iterator, Mapping
from inspect import getdoc
from pathlib import Path
from types import ModuleType
from typing import Any, Final, TypeAlias, get_args

from msgspec import Struct, inspect, json

from lastcard.games.game import Event
from lastcard.games.gang import events as gang_events
from lastcard.games.gang.view import View as GangView
from lastcard.games.thirteen import events as thirteen_events
from lastcard.games.thirteen.view import View as ThirteenView
from lastcard.table.entries import Entry
from lastcard.table.setup import Setup
from lastcard.wire import api, catalogue, history, lessons
from lastcard.wire.asks import LONGEST_FRAME, VERSION, Ask
from lastcard.wire.tells import Tell

_Shape: TypeAlias = inspect.StructType | inspect.DataclassType
_GAMES: Final[Mapping[str, tuple[type, ModuleType]]] = {
    "Gang": (GangView, gang_events),
    "Thirteen": (ThirteenView, thirteen_events),
}
"""Each game's view and events, by the word that its types begin with."""
_OVER_HTTP: Final = (api, catalogue, history, lessons)
"""Where the types of ``/api`` are; those that refuse unknown fields are asked."""
_RAW: Final = {"view": "View", "events": "readonly Event[]", "seen": "readonly Event[]"}
"""What was encoded beforehand, by the name of the field."""
_NAMES: Final = {
    "lastcard.games.gang.": "Gang{}",
    "lastcard.games.thirteen.": "Thirteen{}",
    "lastcard.table.entries": "{}Entry",
    "lastcard.wire.asks": "{}Ask",
}
"""Where two modules use one word, their types are told apart by the module."""
_PLAIN: Final[Mapping[type, str]] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def typescript() -> str:
    """Everything that is said over the wire, as a module of TypeScript."""
    writer = _Writer()
    for name, union in (("Ask", Ask), ("Entry", Entry), ("Tell", Tell)):
        writer.alias(name, get_args(union), asked=name == "Ask")
    for game, (view, events) in _GAMES.items():
        writer.name(view)
        writer.alias(f"{game}Event", tuple(_types_in(events, Event)))
    writer.name(Setup, asked=True)
    for module in _OVER_HTTP:
        for kind in _types_in(module, Struct):
            writer.name(kind, asked=kind.__struct_config__.forbid_unknown_fields)
    return "\n".join((_HEAD, *writer.written.values(), _foot()))


_HEAD: Final = f"""\
// Written by `make wire` from lastcard.wire; do not edit.

/** The version of the protocol. */
export const VERSION = {VERSION};

/** How many bytes an ask may have. */
export const LONGEST_FRAME = {LONGEST_FRAME};
"""


def _foot() -> str:
    views = " | ".join(f"{game}View" for game in _GAMES)
    events = " | ".join(f"{game}Event" for game in _GAMES)
    return f"export type View = {views};\n\nexport type Event = {events};\n"


def _types_in(module: ModuleType, base: type[Struct]) -> Iterator[type[Struct]]:
    for name, thing in vars(module).items():
        public = not name.startswith("_") and isinstance(thing, type)
        if public and thing.__module__ == module.__name__ and issubclass(thing, base):
            yield thing


class _Writer:
    """Writes types, each once, under a name of its own."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self._meant: dict[str, tuple[type, bool]] = {}
        self._aliases: dict[frozenset[str], str] = {}

    def alias(self, name: str, types: tuple[type, ...], asked: bool = False) -> None:
        """Write *types*, and *name* for any of them."""
        names = [self.name(kind, asked) for kind in types]
        self._aliases[frozenset(names)] = name
        self.written[name] = f"export type {name} =\n  | " + "\n  | ".join(names) + ";\n"

    def name(self, kind: type, asked: bool = False) -> str:
        """Write the type *kind*; its name."""
        return self._text(inspect.type_info(kind), asked)

    def _text(self, kind: inspect.Type, asked: bool) -> str:
        match kind:
            case inspect.StructType() | inspect.DataclassType():
                return self._shape(kind, asked)
            case inspect.UnionType():
                return self._union([self._text(part, asked) for part in kind.types])
            case inspect.VarTupleType() | inspect.ListType():
                item = self._text(kind.item_type, asked)
                return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
            case inspect.DictType():
                return f"{{ readonly [name: string]: {self._text(kind.value_type, asked)} }}"
            case inspect.LiteralType():
                return " | ".join(map(_literal, kind.values))
            case inspect.EnumType():
                return " | ".join(_literal(member.value) for member in kind.cls)
            case _:
                return _PLAIN[type(kind)]

    def _union(self, names: list[str]) -> str:
        return self._aliases.get(frozenset(names)) or " | ".join(dict.fromkeys(names))

    def _shape(self, shape: _Shape, asked: bool) -> str:
        name = _name_of(shape, asked)
        if self._meant.setdefault(name, (shape.cls, asked)) != (shape.cls, asked):
            raise TypeError(f"two types would be called {name}")
        if name not in self.written:
            self.written[name] = ""  # it keeps its place while the types inside are written
            self.written[name] = "\n".join(self._lines(name, shape, asked))
        return name

    def _lines(self, name: str, shape: _Shape, asked: bool) -> Iterator[str]:
        yield f"/** {(getdoc(shape.cls) or name).splitlines()[0]} */"
        yield f"export interface {name} {{"
        if isinstance(shape, inspect.StructType) and shape.tag_field is not None:
            yield f"  readonly {shape.tag_field}: {_literal(shape.tag)};"
        optional = asked or _omits_defaults(shape.cls)
        for field in shape.fields:
            mark = "?" if optional and not field.required else ""
            yield f"  readonly {field.encode_name}{mark}: {self._field(field, asked)};"
        yield "}\n"

    def _field(self, field: inspect.Field, asked: bool) -> str:
        parts = field.type.types if isinstance(field.type, inspect.UnionType) else (field.type,)
        if not any(isinstance(part, inspect.RawType) for part in parts):
            return self._text(field.type, asked)
        none = any(isinstance(part, inspect.NoneType) for part in parts)
        return _RAW[field.name] + (" | null" if none else "")


def _name_of(shape: _Shape, asked: bool) -> str:
    name, module = shape.cls.__name__, shape.cls.__module__
    for start, pattern in _NAMES.items():
        if module.startswith(start):
            return pattern.format(name)
    if isinstance(shape, inspect.StructType) and shape.tag_field == "type":
        return f"{name}Tell"
    return f"{name}Ask" if asked else name


def _omits_defaults(kind: Any) -> bool:
    config = getattr(kind, "__struct_config__", None)
    return config is not None and config.omit_defaults


def _literal(value: Any) -> str:
    return json.encode(value).decode()


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), "utf-8")
